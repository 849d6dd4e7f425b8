/** Requests that every JSON endpoint refuses. */

/** Content types that no JSON endpoint takes; `undefined` for none. */
export const WRONG_TYPES = [
  ...[undefined, "text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "application/jsonp", "text/json"],
  ...["application/json; charset=utf-16", "application/json, text/plain"],
];

/** Bodies that no JSON endpoint takes, by what they are. */
export const WRONG_BODIES = {
  "an empty body": "",
  "incomplete JSON": '{"email":"a@b.example"',
  "a list": "[]",
  null: "null",
  "a string": '"a@b.example"',
  "a number": "1e999",
  "two documents": "{}{}",
  comments: "{/* */}",
  "deep objects": `${'{"a":'.repeat(1000)}1${"}".repeat(1000)}`,
  "deep lists": `{"email":${"[".repeat(3000)}${"]".repeat(3000)}}`,
  "a prototype": '{"__proto__":{"email":"a@b.example"}}',
  "a prototype beside valid keys": '{"email":"a@b.example","token":"x","__proto__":{"admin":true}}',
  "a constructor": '{"constructor":{"prototype":{}}}',
  "an unknown key": '{"email":"a@b.example","token":"x","admin":true}',
  "an array": '{"email":["a@b.example"],"token":["x"]}',
  "an object": '{"email":{"$ne":null},"token":{"$gt":""}}',
  numbers: '{"email":1,"token":1}',
  booleans: '{"email":true,"token":true}',
};

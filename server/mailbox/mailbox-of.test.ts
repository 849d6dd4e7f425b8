/** Spellings of one mailbox, and similar addresses that are different mailboxes. */
import { expect, it } from "vitest";
import { mailboxOf } from "./mailbox-of.ts";

it.each([
  // All domains.
  ["mika@studio.example", "mika@studio.example"],
  ["MIKA@Studio.Example", "mika@studio.example"],
  ["ｍｉｋａ@studio.example", "mika@studio.example"],
  ["mika+a+b@studio.example", "mika@studio.example"],
  ["mi.ka-x@studio.example", "mi.ka-x@studio.example"],
  ["+a@studio.example", "+a@studio.example"],
  ["+a+b@studio.example", "+a@studio.example"],
  // Gmail.
  ["m.i.k.a+x@gmail.com", "mika@gmail.com"],
  ["Mi.Ka@GoogleMail.com", "mika@gmail.com"],
  ["mi-ka@gmail.com", "mi-ka@gmail.com"],
  // Yahoo.
  ["mika-shop@yahoo.com", "mika@yahoo.com"],
  ["mika-shop-2@yahoo.co.uk", "mika@yahoo.co.uk"],
  ["mika-shop@ymail.com", "mika@ymail.com"],
  ["mi.ka@yahoo.com", "mi.ka@yahoo.com"],
  ["mika-shop@yahoo.co.jp", "mika-shop@yahoo.co.jp"],
  // Microsoft.
  ["mika+x@hotmail.com", "mika@hotmail.com"],
  ["mika+x@outlook.com", "mika@outlook.com"],
  ["mi-k.a+x@live.com", "mi-k.a@live.com"],
  // Apple.
  ["mika+x@me.com", "mika@icloud.com"],
  ["mi.ka@mac.com", "mi.ka@icloud.com"],
  // Proton.
  ["mi.k-a_+x@pm.me", "mika@proton.me"],
  ["mika@protonmail.com", "mika@proton.me"],
  // Fastmail.
  ["mika+x@fastmail.com", "mika@fastmail.com"],
  ["anything@mika.fastmail.com", "mika@fastmail.com"],
  ["anything@mika.fastmail.fm", "mika@fastmail.fm"],
  // Domains that only resemble a provider's.
  ["mi.ka@notgmail.com", "mi.ka@notgmail.com"],
  ["mi.ka@gmail.com.example", "mi.ka@gmail.com.example"],
  ["anything@mika.gmail.com", "anything@mika.gmail.com"],
])("%s is the mailbox %s", (address, name) => {
  expect(mailboxOf(address).name).toBe(name);
});

it("recognises public mailbox providers", () => {
  expect(["a@gmail.com", "a@x.fastmail.com", "a@docomo.ne.jp", "a@yahoo.co.jp"].map((address) => mailboxOf(address).isPublic)).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(["a@studio.example", "a@mail.studio.example", "a@b.gmail.com"].some((address) => mailboxOf(address).isPublic)).toBe(false);
});

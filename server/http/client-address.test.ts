/** Whose X-Forwarded-For header is trusted, over real sockets. */
import { once } from "node:events";
import { createServer, type OutgoingHttpHeaders, request } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, it, onTestFinished } from "vitest";
import { clientOf } from "#server/limits/client.ts";
import { parseTrustedProxies, type TrustedProxies } from "#server/limits/trusted-proxies.ts";
import { clientAddress } from "./client-address.ts";

function proxiesOf(trusted: string): TrustedProxies {
  const proxies = parseTrustedProxies(trusted);
  if (proxies === undefined) throw new Error(`${trusted} is no list of proxies`);
  return proxies;
}

/** Sends a request to a server on this machine. @returns The client address that the server finds. */
async function seenAs(trusted: string, forwarded: string | string[] | undefined): Promise<string> {
  const proxies = proxiesOf(trusted);
  const server = createServer((incoming, response) => {
    response.end(clientAddress(incoming, proxies));
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const headers: OutgoingHttpHeaders = forwarded === undefined ? {} : { "X-Forwarded-For": forwarded };
  const outgoing = request({ host: "127.0.0.1", port, headers });
  const [response] = (await once(outgoing.end(), "response")) as [AsyncIterable<Buffer>];
  let text = "";
  for await (const chunk of response) text += chunk.toString();
  return text;
}

/** The client address for a connection from another machine. */
const peerSeenAs = (trusted: string, remoteAddress: string | undefined, forwarded: string) =>
  clientAddress({ socket: { remoteAddress }, headers: { "x-forwarded-for": forwarded } }, proxiesOf(trusted));

describe("the header is ignored", () => {
  it.each(["0", "1", "2", "127.0.0.1", "10.0.0.0/8"])("from peers that are no proxy, with TRUST_PROXY=%s", (trusted) => {
    for (const peer of ["203.0.113.5", "::ffff:203.0.113.5", "2001:db8::5"])
      expect(peerSeenAs(trusted, peer, "6.6.6.6, 6.6.6.7")).toBe(peer.replace("::ffff:", ""));
  });

  it("on this machine without TRUST_PROXY", async () => {
    expect(await seenAs("0", "6.6.6.6")).toBe("127.0.0.1");
  });

  it("for a closed socket", () => {
    expect(peerSeenAs("1", undefined, "6.6.6.6")).toBe("0.0.0.0");
  });
});

describe("with a number of proxies", () => {
  it.each([
    ["1", "198.51.100.7", "198.51.100.7"],
    ["1", "6.6.6.6, 198.51.100.7", "198.51.100.7"],
    ["2", "6.6.6.6, 198.51.100.7, 203.0.113.9", "198.51.100.7"],
    ["2", "198.51.100.7", "127.0.0.1"],
    ["1", "", "127.0.0.1"],
    ["1", undefined, "127.0.0.1"],
    ["1", "unknown", "127.0.0.1"],
  ])("%s, the header %s means the client %s", async (trusted, forwarded, client) => {
    expect(await seenAs(trusted, forwarded)).toBe(client);
  });
});

describe("with proxies by address", () => {
  it.each([
    ["127.0.0.1", "198.51.100.7", "198.51.100.7"],
    ["127.0.0.1", "6.6.6.6, 198.51.100.7", "198.51.100.7"],
    ["127.0.0.1,10.0.0.0/8", "6.6.6.6, 198.51.100.7, 10.1.2.3, 10.0.0.2", "198.51.100.7"],
    // All entries are proxies, so the first one is the client.
    ["127.0.0.0/8,10.0.0.0/8", "10.0.0.1, 10.0.0.2", "10.0.0.1"],
    ["127.0.0.1", "6.6.6.6, unknown", "127.0.0.1"],
    ["127.0.0.1,10.0.0.2", "6.6.6.6, _hidden, 10.0.0.2", "10.0.0.2"],
    ["127.0.0.1,2001:db8::/32", "198.51.100.7, 2001:db8:9::1", "198.51.100.7"],
  ])("%s, the header %s means the client %s", async (trusted, forwarded, client) => {
    expect(await seenAs(trusted, forwarded)).toBe(client);
  });

  it("a proxy may have an IPv6 address, and send several headers", async () => {
    expect(peerSeenAs("::1", "::1", "6.6.6.6, 198.51.100.7")).toBe("198.51.100.7");
    expect(peerSeenAs("10.0.0.0/8", "::ffff:10.0.0.2", "6.6.6.6, 198.51.100.7")).toBe("198.51.100.7");
    expect(await seenAs("127.0.0.1", ["6.6.6.6", "198.51.100.7"])).toBe("198.51.100.7");
  });
});

it.each([
  ["192.0.2.1:4711", "192.0.2.1"],
  ["[2001:db8::1]:4711", "2001:db8::1"],
  ["[2001:db8::1]", "2001:db8::1"],
  ["2001:DB8:0:0::1", "2001:db8::1"],
  ["fe80::1%eth0", "fe80::1"],
  ["[fe80::1%eth0]:80", "fe80::1"],
  ["::ffff:192.0.2.1", "192.0.2.1"],
  ["::FFFF:c000:0201", "192.0.2.1"],
  ["[::ffff:192.0.2.1]:80", "192.0.2.1"],
  [" 192.0.2.1 ", "192.0.2.1"],
])("parses %s in X-Forwarded-For", async (entry, address) => {
  for (const trusted of ["1", "127.0.0.1"]) expect(await seenAs(trusted, `6.6.6.6,${entry}`)).toBe(address);
});

it.each(["192.0.2.1:", "192.0.2.1:x", "192.0.2", "[192.0.2.1", "2001:db8::1]:80", "1.2.3.4.5", '"192.0.2.1"', "::g", "0x7f.1"])(
  "does not accept %s as an address",
  async (entry) => {
    for (const trusted of ["1", "127.0.0.1"]) expect(await seenAs(trusted, `6.6.6.6,${entry}`)).toBe("127.0.0.1");
  },
);

it("distinguishes visitors behind one proxy, ignores their ports, and groups a household's IPv6 addresses", async () => {
  const clients = await Promise.all(
    ["192.0.2.1:1001", "192.0.2.1:1002", "192.0.2.9:1001", "[2001:db8:1:2::a]:1", "[2001:db8:1:2:3:4:5:6]:2"].map(
      async (entry) => clientOf(await seenAs("127.0.0.1", entry)).client,
    ),
  );
  expect(clients).toEqual(["192.0.2.1", "192.0.2.1", "192.0.2.9", "2001:db8:1:2::/64", "2001:db8:1:2::/64"]);
});

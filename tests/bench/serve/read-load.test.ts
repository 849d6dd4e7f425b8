import { expect, it } from "vitest";
import { readAutocannon, readWrk } from "./read-load.ts";

const WRK = `Running 5s test @ http://127.0.0.1:3000/
  1 threads and 64 connections
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency     1.52ms  812.00us  31.53ms   93.72%
    Req/Sec    41.86k     2.90k   45.49k    86.00%
  Latency Distribution
     50%  500.00us
     75%    1.61ms
     90%    2.02ms
     99%    1.20s 
  208234 requests in 5.01s, 11.29GB read
  Socket errors: connect 1, read 2, write 0, timeout 3
  Non-2xx or 3xx responses: 4
Requests/sec:  41562.33
Transfer/sec:      2.25GB
`;

it("parses wrk's figures as milliseconds, whatever their unit", () => {
  expect(readWrk(WRK)).toEqual({ perSecond: 41562.33, p50: 0.5, p99: 1200, failures: 10 });
});

it("counts no failures if wrk reports none", () => {
  expect(readWrk(WRK.replaceAll(/^ {2}(?:Socket|Non).*\n/gmu, ""))).toMatchObject({ failures: 0 });
});

it("refuses output without figures", () => {
  expect(() => readWrk("unable to connect to 127.0.0.1:3000 Connection refused")).toThrow("Connection refused");
});

it("parses autocannon's report", () => {
  const report = { requests: { average: 3500.5 }, latency: { p50: 17, p99: 40 }, errors: 1, timeouts: 2, non2xx: 3, more: true };
  expect(readAutocannon(JSON.stringify(report))).toEqual({ perSecond: 3500.5, p50: 17, p99: 40, failures: 6 });
});

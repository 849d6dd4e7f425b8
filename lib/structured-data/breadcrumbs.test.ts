import { expect, test } from "vitest";
import { requireRoute } from "#lib/content/routes.ts";
import { ancestorsOf } from "./breadcrumbs.ts";

const above = (path: string) => ancestorsOf(requireRoute(path)).map((route) => route.path);

test("what belongs to a product stands below its list and its page, wherever its own path is", () => {
  expect(above("/3dx")).toEqual(["/", "/products"]);
  expect(above("/3dx/download/Lite")).toEqual(["/", "/products", "/3dx", "/3dx/download"]);
  expect(above("/beatgen-hub/download")).toEqual(["/", "/labz", "/beatgen"]);
  expect(above("/beatgen/model-gateway")).toEqual(["/", "/labz", "/beatgen"]);
  expect(above("/labz/products/midi-controller/releases")).toEqual(["/", "/labz", "/labz/products/midi-controller"]);
});

test("all else stands below the pages whose paths begin its own", () => {
  expect(above("/labz/products/ambience-enhancer-lite")).toEqual(["/", "/labz"]);
  expect(above("/support/how-trials-work")).toEqual(["/", "/support"]);
  expect(above("/pricing")).toEqual(["/"]);
});

import { expect, test } from "vitest";
import { requireRoute } from "#lib/content/routes.ts";
import { ancestorsOf } from "./breadcrumbs.ts";

const above = (path: string) => ancestorsOf(requireRoute(path)).map((route) => route.path);

test("pages of a product are below its list and its page, whatever their path", () => {
  expect(above("/3dx")).toEqual(["/", "/products"]);
  expect(above("/3dx/download/Lite")).toEqual(["/", "/products", "/3dx", "/3dx/download"]);
  expect(above("/beatgen-hub/download")).toEqual(["/", "/labz", "/beatgen"]);
  expect(above("/beatgen/model-gateway")).toEqual(["/", "/labz", "/beatgen"]);
  expect(above("/labz/products/midi-controller/releases")).toEqual(["/", "/labz", "/labz/products/midi-controller"]);
});

test("other pages are below the pages whose path is a prefix of theirs", () => {
  expect(above("/labz/products/ambience-enhancer-lite")).toEqual(["/", "/labz"]);
  expect(above("/support/how-trials-work")).toEqual(["/", "/support"]);
  expect(above("/pricing")).toEqual(["/"]);
});

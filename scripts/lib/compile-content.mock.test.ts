/** The preview's check and compilation, in the place of which doubles stand: a file is saved between the two. */
import { expect, it, vi } from "vitest";
import { checkContent, type CheckResult } from "./check/check-content.ts";
import { compilePreview } from "./compile-content.ts";
import { runContentlayer } from "./content-processes.ts";

vi.mock("./check/check-content.ts", () => ({ checkContent: vi.fn() }));
vi.mock("./check/located.ts", () => ({ located: (result: CheckResult) => result }));
vi.mock("./content-processes.ts", () => ({ runContentlayer: vi.fn() }));

const resultOf = (...problems: unknown[]) => ({ files: 1, problems }) as unknown as CheckResult;

it("shows what is wrong with a file that was saved after the check, and not contentlayer's trace", async () => {
  const problem = { rule: "shape/duplicate-key" };
  vi.mocked(checkContent).mockResolvedValueOnce(resultOf()).mockResolvedValueOnce(resultOf(problem));
  vi.mocked(runContentlayer).mockRejectedValueOnce(new Error("Map keys must be unique\n    at readContentAs"));
  await expect(compilePreview(vi.fn())).resolves.toEqual({ isCompiled: false, problems: [problem] });
});

it("throws what contentlayer says where the content has no problems", async () => {
  vi.mocked(checkContent).mockResolvedValue(resultOf());
  vi.mocked(runContentlayer).mockRejectedValueOnce(new Error("no space left"));
  await expect(compilePreview(vi.fn())).rejects.toThrow("no space left");
});

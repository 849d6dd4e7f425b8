/**
 * WebKitGTK through its WebDriver, on a display without a screen. The protocol's few commands that are needed are written here, because
 * current client libraries (selenium-webdriver 4.49, webdriver 10) need Node 22.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { freePort } from "#scripts/lib/free-port.ts";
import { requireProgram } from "#scripts/lib/test-tools.ts";
import { WEBKIT, XVFB } from "#tests/support/programs.ts";

/** Where Debian has the browser that the driver starts, in a folder for each version of its interface. */
const LIBRARIES = "/usr/lib/x86_64-linux-gnu";

const SCRIPT_TIMEOUT_MS = 120_000;

export type WebKit = {
  /** @throws Error when WebKit or its driver does not start. */
  openWindow: () => Promise<Window>;
  stop: () => Promise<void>;
};

/** All methods throw an Error with the driver's message, also when the page has crashed. */
export type Window = {
  /** In CSS pixels. WebKit's own narrowest window is about 450 wide. */
  resize: (width: number, height: number) => Promise<void>;
  /** Resolves when the page has loaded. */
  open: (address: string) => Promise<void>;
  /** @param script The body of a function whose last argument is called with the result. */
  run: <Result>(script: string) => Promise<Result>;
  close: () => Promise<void>;
};

export async function startWebKit(): Promise<WebKit> {
  const driverFile = requireProgram(WEBKIT);
  const screen = spawn(requireProgram(XVFB), ["-displayfd", "3", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const display = await firstLine(screen.stdio[3] as Readable);
  const port = await freePort();
  const driver = spawn(driverFile, [`--port=${port}`], {
    stdio: "ignore",
    env: {
      ...process.env,
      DISPLAY: `:${display}`,
      // No graphics card, and no sandbox, which root cannot have: only our own pages are opened.
      LIBGL_ALWAYS_SOFTWARE: "1",
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
    },
  });
  const origin = `http://127.0.0.1:${port}`;
  await untilReady(origin, driver);
  return {
    openWindow: () => openWindow(origin),
    stop: async () => {
      for (const child of [driver, screen]) await end(child);
    },
  };
}

async function openWindow(origin: string): Promise<Window> {
  const version = readdirSync(LIBRARIES).findLast((name) => name.startsWith("webkit2gtk-"));
  if (version === undefined) throw new Error(`${LIBRARIES} has no webkit2gtk: install webkit2gtk-driver`);
  const options = { binary: join(LIBRARIES, version, "MiniBrowser"), args: ["--automation"] };
  const timeouts = { script: SCRIPT_TIMEOUT_MS };
  const capabilities = { alwaysMatch: { browserName: "MiniBrowser", timeouts, "webkitgtk:browserOptions": options } };
  const { sessionId } = await send<{ sessionId: string }>(`${origin}/session`, { capabilities });
  const session = `${origin}/session/${sessionId}`;
  return {
    resize: (width, height) => send(`${session}/window/rect`, { width, height }),
    open: (url) => send(`${session}/url`, { url }),
    run: (script) => send(`${session}/execute/async`, { script, args: [] }),
    close: () => send(session),
  };
}

/** @param body Sent with POST; without one, the session is deleted. */
async function send<Result>(address: string, body?: object): Promise<Result> {
  const response = await fetch(address, { method: body === undefined ? "DELETE" : "POST", body: JSON.stringify(body) });
  const { value } = (await response.json()) as { value: unknown };
  if (response.ok) return value as Result;
  const { error, message } = value as { error: string; message: string };
  throw new Error(message === "" ? error : message);
}

/** The driver says nothing when it listens: its status is asked for until it answers. */
async function untilReady(origin: string, driver: ChildProcess): Promise<void> {
  for (;;) {
    if (driver.exitCode !== null) throw new Error(`WebKitWebDriver ended with ${driver.exitCode}`);
    try {
      await fetch(`${origin}/status`);
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

async function firstLine(stream: Readable): Promise<string> {
  const [line] = (await once(createInterface(stream), "line")) as [string];
  return line;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, "exit");
  child.kill();
  await ended;
}

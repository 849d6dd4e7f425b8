/** What people do on a page and mail scanners, which only open its address, do not. */
export const PERSON_SIGNS = ["pointermove", "pointerdown", "touchstart", "keydown", "focusin"] as const;

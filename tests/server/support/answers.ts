/** Answers of the API, as tests compare them. */

export const OK = { status: 200, body: { success: true } };

/** @param errorCode A code of schemas/api-errors.ts. */
export const refused = (status: number, errorCode: string) => ({ status, body: { success: false, errorCode } });

/**
 * What makes two addresses one subscription: no mail server of our days tells letters by their case. What follows a plus
 * stays, because people use it to tell their mails apart (mails are counted by another form: server/mail/budget-form.ts).
 */
export const canonicalAddress = (email: string) => email.normalize("NFKC").toLowerCase();

/**
 * What counts as one mailbox when mails to it are counted: letters' case, their Unicode form and what follows a plus make
 * no difference, so that spelling an address anew opens no new budget.
 */
export function budgetForm(address: string): string {
  const [local = "", domain = ""] = address.normalize("NFKC").toLowerCase().split("@");
  return `${local.split("+")[0] ?? ""}@${domain}`;
}

/** The name that an entity has among the JSON Schemas: ProductFacts is product-facts. */

export function entityKebab(name: string): string {
  return name.replace(/(?<=[a-z0-9])[A-Z]/gu, (letter) => `-${letter}`).toLowerCase();
}

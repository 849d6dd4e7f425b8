/** The file of an entity's JSON Schema: ProductFacts has `schemas/json/product-facts.json`. */
export function schemaFile(entity: string): string {
  return `schemas/json/${entity.replace(/(?<=[a-z0-9])[A-Z]/gu, (letter) => `-${letter}`).toLowerCase()}.json`;
}

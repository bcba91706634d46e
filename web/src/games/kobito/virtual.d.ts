declare module "virtual:components/kobito" {
  const files: Record<"kobito", { numbers: number; copies_per_number: number; kobitos: number; replacements: number; gold: { need: number; value: number }[] }>;
  export default files;
}

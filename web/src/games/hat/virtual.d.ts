declare module "virtual:components/hat" {
  const files: Record<"hat_gifts", { emoji: string; en: string; arrow: "left" | "right"; arrow_colour: "black" | "white"; arrow_crossed: "left" | "right" }[]>;
  export default files;
}

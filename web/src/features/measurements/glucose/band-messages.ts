/** How limits are written: '70 a 180', 'abaixo de 54'. */
export const bandMessages = {
  between: (from: string, to: string) => `${from} a ${to}`,
  below: (limit: string) => `abaixo de ${limit}`,
  above: (limit: string) => `acima de ${limit}`,
} as const;

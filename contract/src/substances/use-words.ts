/** What the fields of a use are called, in its form and where one is refused. */
export const useFieldNames = {
  amount: 'Quantidade',
  unit: 'Unidade',
  drink: 'Bebida',
  notes: 'Observações',
} as const;

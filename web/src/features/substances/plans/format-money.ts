const money = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });

/** Cents of real: 'R$ 123,40' */
export const formatMoney = (cents: number): string => money.format(cents / 100);

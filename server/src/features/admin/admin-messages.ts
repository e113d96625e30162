export const adminMessages = { wrongGatePassword: 'Senha administrativa incorreta' } as const;

/** What the dashboard's floating conversation says. */
export const widgetMessages = {
  open: 'Abrir o chat',
  close: 'Fechar o chat',
  panel: 'Conversa com a Vida',
  name: 'Vida',
  wholePage: 'Abrir página',
} as const;

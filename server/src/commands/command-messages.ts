const count = new Intl.NumberFormat('pt-BR');
const decimal = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 });
const dateTime = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'short' });

/** What the commands for the person who runs Vida say. */
export const commandMessages = {
  backupUsage: 'Uso: npm run backup -- ARQUIVO',
  restoreUsage: 'Uso: npm run restore -- ARQUIVO [--yes]',
  nothingToBackUp: (dataDir: string) => `Não há banco de dados em ${dataDir}. Confira DATA_DIR.`,
  backupDone: (file: string, sizeBytes: number, rows: number, durationMs: number) =>
    `Backup pronto: ${file}\n${count.format(rows)} linhas, ${decimal.format(sizeBytes / 1e6)} MB, ` +
    `${decimal.format(durationMs / 1000)} s. O arquivo contém dados de saúde: guarde em lugar seguro.`,
  restoreDone: (createdAt: string, rows: number, durationMs: number) =>
    `Backup de ${dateTime.format(new Date(createdAt))} restaurado: ` +
    `${count.format(rows)} linhas, ${decimal.format(durationMs / 1000)} s.`,
  sessionsEnded: 'Todas as sessões foram encerradas: cada pessoa entra de novo com a própria senha.',
  stayDeleted: (accounts: number) =>
    accounts === 0
      ? 'Nenhuma conta excluída depois do backup voltou com ele.'
      : accounts === 1
        ? '1 conta excluída depois do backup voltou com ele e foi excluída de novo.'
        : `${count.format(accounts)} contas excluídas depois do backup voltaram com ele e foram excluídas de novo.`,
  deletionsUnknown: (createdAt: string, listFile: string) =>
    'Atenção: aqui não se sabe quais contas foram excluídas depois de ' +
    `${dateTime.format(new Date(createdAt))}; elas voltaram com o backup. Copie o ` +
    `arquivo deleted-accounts.txt da pasta de dados anterior para ${listFile} antes ` +
    'de abrir a Vida: ela exclui essas contas de novo antes de atender alguém.',
  factorsOfBackup: (accounts: number, createdAt: string) =>
    `Atenção: a verificação em duas etapas de ${count.format(accounts)} ` +
    `${accounts === 1 ? 'conta' : 'contas'} é a de ${dateTime.format(new Date(createdAt))}, ` +
    `porque o banco de dados substituído não ${accounts === 1 ? 'a' : 'as'} conhecia. O que ` +
    'foi ligado ou desligado depois se perdeu, e códigos de recuperação usados depois valem ' +
    'outra vez: peça a essas pessoas que façam códigos novos em Minha conta.',
  confirm: (rows: number, createdAt: string) =>
    `Isto apaga os dados atuais (${count.format(rows)} linhas) e põe no lugar os do ` +
    `backup de ${dateTime.format(new Date(createdAt))}.\nDigite SIM para continuar: `,
  confirmationNeeded:
    'Já existem dados, e restaurar apaga todos eles. Se é isso que você quer, repita com --yes no fim.',
  cancelled: 'Nada foi mudado.',
  cannotRead: (file: string) => `Não foi possível ler ${file}. Confira o caminho do arquivo.`,
  cannotWrite: (file: string) => `Não foi possível escrever ${file}. Confira se a pasta existe e se há espaço.`,
  notAFile: (path: string) =>
    `${path} já existe e não é um arquivo. Escolha o nome de um arquivo para o backup. Nada foi mudado.`,
  corrupted: (file: string) => `${file} está corrompido ou incompleto. Nada foi mudado; use outro backup.`,
  otherSchema:
    'Este backup foi feito por outra versão da Vida. Restaure com ' +
    'a mesma versão que o fez e depois atualize. Nada foi mudado.',
};

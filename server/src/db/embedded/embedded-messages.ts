/** What the start says about the database that comes with Vida. */
export const embeddedMessages = {
  noDatabaseUser:
    'A Vida roda como root, e o PostgreSQL não pode. Não há nesta máquina uma conta comum ' +
    '(postgres, nobody ou daemon) para ele. Rode a Vida com outro usuário ou defina DATABASE_URL.',
  unsupportedPlatform: (platform: string) =>
    `Não há PostgreSQL embutido para este sistema (${platform}). ` +
    'Defina DATABASE_URL com um PostgreSQL 15 ou mais novo.',
  binariesUnusable: (detail: string) =>
    'O PostgreSQL embutido não funciona neste sistema. Defina ' +
    `DATABASE_URL com um PostgreSQL 15 ou mais novo.\n${detail}`,
  dataDirInUse: (dataDir: string, { pid, url }: { pid: string; url: string }) =>
    [
      `A Vida já está aberta com esta pasta de dados: ${dataDir}`,
      ...(pid ? [`É o processo ${pid}${url && `, em ${url}`}.`] : []),
      'Feche a outra, ou use outra pasta com DATA_DIR.',
    ].join('\n'),
  cannotEnter: (path: string) =>
    `O banco de dados em ${path} pertence a um usuário que não consegue entrar ` +
    'nessa pasta. Mude a pasta de lugar ou libere a entrada nas pastas acima dela.',
  movedAway: (folder: string) =>
    'O usuário do banco de dados não consegue entrar na pasta do ' +
    `projeto. Os dados e os programas do PostgreSQL ficam em ${folder}`,
  clusterMissing: (folder: string) =>
    `O banco de dados deveria estar em ${folder}, mas não está. Devolva ` +
    'a pasta, ou restaure um backup em outra pasta de dados (DATA_DIR).',
  passwordMissing: (file: string) =>
    `Falta o arquivo ${file}, com a senha do banco de dados. Devolva o ` +
    'arquivo ou restaure um backup em outra pasta de dados (DATA_DIR).',
  otherMajorVersion: (found: string, ours: string) =>
    `Os dados são do PostgreSQL ${found}, e esta Vida traz o ${ours}. Faça um backup ` +
    'com a Vida anterior e restaure nesta, em outra pasta de dados (DATA_DIR).',
  initFailed: (detail: string) => `Não foi possível criar o banco de dados.\n${detail}`,
  startFailed: (detail: string) => `O banco de dados não abriu. Fim do registro dele:\n${detail}`,
  oldOneStays: 'O banco de dados da execução anterior não quis parar. Tente de novo em um minuto.',
  recoveredOrphan:
    'A execução anterior foi interrompida e deixou o banco de dados aberto. Ele foi fechado com segurança.',
  databaseDied: 'O banco de dados parou sozinho. Abrindo de novo.',
};

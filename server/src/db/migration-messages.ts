/** Why Vida does not start on a database. */
export const migrationMessages = {
  unreachable: (server: string, detail: string) =>
    `Não foi possível conectar ao banco de dados em ${server} ` +
    `(${detail}). Confira DATABASE_URL e se o PostgreSQL está aberto.`,
  tooOld: (version: string) => `O PostgreSQL em DATABASE_URL é o ${version}. A Vida precisa do 15 ou de um mais novo.`,
  newerSchema:
    'Este banco de dados foi usado por uma Vida mais nova que esta. Atualize ' +
    'a Vida, ou restaure um backup feito por esta versão em outro banco.',
};

import { screen, within } from '@testing-library/react';
import { PERSONAL_DATA, type PersonalData } from '@vida/contract/account/personal-data-kinds.ts';
import { describe, expect, it, onTestFinished } from 'vitest';
import { findPage, startWholeApp } from '../testing/whole-app.tsx';

const app = startWholeApp();

/** What each kind of data is called where the page says what is kept. */
const words: Readonly<Record<PersonalData, string>> = {
  account: 'nome de usuário, e-mail',
  aiRecommendations: 'dicas e avisos',
  appointments: 'consultas',
  cessationChecks: 'o que anotou em cada dia deles',
  cessationCravings: 'as vontades',
  cessationPlans: 'planos para parar ou diminuir',
  chatMessages: 'A conversa com a Vida',
  communityBlocks: 'os textos que ocultou',
  communityLikes: 'curtidas',
  communityPosts: 'postagens',
  communityReplies: 'postagens, respostas',
  communityReports: 'denúncias',
  communityViews: 'as postagens que abriu',
  consentRefusals: 'quando disse não',
  consents: 'O seu consentimento',
  exercisePrograms: 'programas de exercícios',
  exerciseSessions: 'o que fez em cada dia',
  healthMetrics: 'medições',
  healthProfiles: 'perfil',
  idempotencyKeys: 'um envio repetido',
  imports: 'o nome do arquivo',
  mealPlans: 'planos alimentares',
  modelUsage: 'quanto as suas perguntas usaram dele',
  notifications: 'dicas e avisos, e quais você leu',
  passkeys: 'das chaves de acesso',
  passwordLinks: 'pediu um link por e-mail',
  recipes: 'receitas',
  recoveryCodes: 'dos códigos de recuperação',
  secondFactorChallenges: 'a entrada que espera a segunda etapa',
  securityEvents: 'O registro de segurança',
  sessions: 'As suas sessões',
  sleepRecords: 'sono',
  substanceRecords: 'álcool, tabaco, cafeína e jogos',
  totpSecrets: 'o segredo do aplicativo de códigos',
  treatments: 'a insulina e os carboidratos',
};

const writeMeta = (name: string, content: string) => {
  const meta = Object.assign(document.createElement('meta'), { name, content });
  document.head.append(meta);
  onTestFinished(() => meta.remove());
};

const nameModel = (content: string) => writeMeta('language-model', content);

const readSection = async (title: string | RegExp): Promise<string> => {
  await app.open('/privacidade');
  await findPage('Privacidade');
  return screen.getByRole('region', { name: title }).textContent ?? '';
};

describe('the page on privacy', () => {
  it('names everything that is kept of a person', async () => {
    const kept = await readSection(/^O que a Vida guarda/);
    for (const name of PERSONAL_DATA) expect(kept, name).toContain(words[name]);
  });

  it('names everything that the browser keeps', async () => {
    const kept = await readSection('O que fica no seu navegador');
    for (const word of ['código da sessão', 'dados da conta', 'escrevendo para a comunidade', 'lista de compras'])
      expect(kept).toContain(word);
  });

  it('says what the administrator and the technical log learn, and what stays after the end', async () => {
    const readers = await readSection(/quem pode ler$/);
    for (const word of ['se há conta com ele', 'o último uso', 'sem saber de quem são', 'endereço de rede'])
      expect(readers).toContain(word);
    const left = within(screen.getByRole('region', { name: 'O que fica depois da exclusão' }));
    expect(left.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/registros de acesso.*seis meses/),
      expect.stringMatching(/lista desses códigos/),
      expect.stringMatching(/comunidade.*sem autor/),
      expect.stringMatching(/registro técnico/),
      expect.stringMatching(/cópias de segurança antigas/),
    ]);
  });

  it.each(['', 'none'])('says that nothing reaches a language model where there is none (%j)', async (model) => {
    nameModel(model);
    const guidance = await readSection('Como as orientações são feitas');
    expect(guidance).toMatch(/Nenhum modelo de linguagem está ligado aqui/);
    expect(screen.getByText(/A Vida não os envia a mais ninguém/)).toBeInTheDocument();
  });

  it('says what a model of the own network receives, and that nobody is asked', async () => {
    nameModel('private');
    const guidance = await readSection('Como as orientações são feitas');
    expect(guidance).toMatch(/na mesma rede/);
    expect(guidance).toMatch(/a sua mensagem/);
    expect(guidance).toMatch(/não pergunta antes/);
    expect(document.body).not.toHaveTextContent(/mais ninguém\.|Nenhum modelo/);
    expect(screen.getAllByText(/modelo de linguagem/).length).toBeGreaterThan(1);
  });

  it('names a model outside and says that it receives only what was allowed', async () => {
    nameModel('public modelo.exemplo.com');
    const guidance = await readSection('Como as orientações são feitas');
    expect(guidance).toMatch(/modelo\.exemplo\.com/);
    expect(guidance).toMatch(/só para quem permitiu/);
    expect(document.body).not.toHaveTextContent(/mais ninguém\.|Nenhum modelo/);
    expect(screen.getAllByText(/modelo\.exemplo\.com/).length).toBeGreaterThan(1);
  });

  it('says what a mail server receives', async () => {
    const readers = await readSection(/quem pode ler$/);
    expect(readers).toMatch(/O endereço da conta e esse link.*nem dado de saúde/);
    expect(screen.queryByText(/passam pelo servidor de e-mail desta instalação/)).toBeNull();
  });

  it('says among what matters most that there is one', async () => {
    writeMeta('password-mail', 'yes');
    await readSection('Em poucas palavras');
    expect(screen.getByText(/passam pelo servidor de e-mail desta instalação/)).toBeInTheDocument();
  });
});

import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Report } from '@vida/contract/community/moderation-schemas.ts';
import { describe, expect, it } from 'vitest';
import { rememberOpenGate } from '../../lib/admin-gate.ts';
import { aPost, aReply, startCommunity } from './community-fixture.ts';

const app = startCommunity();
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

const report: Report = {
  id: '01a1fc7e-8a1a-706d-d000-000000000001',
  createdAt: '2026-11-20T12:00:00.000Z',
  reason: 'dangerous_advice',
  details: 'Isto pode machucar alguém.',
  isAutomatic: false,
  decision: null,
  decidedAt: null,
  postId: aPost(1).id,
  replyId: null,
  postTitle: 'Postagem 1',
  content: 'Tomem o dobro.',
  isPinned: false,
  isLocked: false,
  isHidden: false,
  hiddenReason: null,
  hasDoseNote: true,
};
const decision = `POST /api/admin/community/reports/${report.id}/decision`;
const onPost = `PATCH /api/admin/community/posts/${aPost(1).id}`;

const openModeration = async (reports: Report[]) => {
  const state = { reports };
  app.answers['GET /api/admin/community/reports'] = ({ url }) => ({
    body: state.reports.filter((each) => (each.decision === null) === url.includes('state=open')),
  });
  app.answers['GET /api/admin/ai-prompts'] = { body: [] };
  app.answers['GET /api/admin/adviser-health'] = { status: 503 };
  rememberOpenGate();
  await app.open('/admin', { isAdmin: true });
  await userEvent.click(await screen.findByRole('tab', { name: 'Moderação' }));
  return state;
};

describe('the queue', () => {
  it('says why a text is there and what it says', async () => {
    await openModeration([report]);
    for (const words of ['Conselho perigoso', 'Com aviso sobre doses', 'Tomem o dobro.'])
      expect(await screen.findByText(words)).toBeInTheDocument();
    expect(screen.getByText(/Isto pode machucar alguém/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Postagem 1' })).toBeInTheDocument();
  });

  it.each([
    ['Manter no ar', 'kept'],
    ['Ocultar', 'hidden'],
  ] as const)('“%s” decides: %s', async (name, chosen) => {
    const state = await openModeration([report]);
    app.answers[decision] = () => {
      state.reports = [{ ...report, decision: chosen, decidedAt: report.createdAt }];
      return { body: state.reports[0] };
    };
    await press(name);
    expect(await screen.findByText('Nenhuma denúncia em aberto')).toBeInTheDocument();
    expect(app.bodies(decision)).toEqual([{ decision: chosen }]);
  });

  it('pins and locks a post, and takes its note away', async () => {
    await openModeration([report]);
    app.answers[onPost] = { body: { id: aPost(1).id } };
    for (const name of ['Fixar', 'Fechar respostas', 'Tirar o aviso sobre doses']) {
      await press(name);
      await waitFor(() => expect(screen.getByRole('button', { name })).not.toHaveAttribute('aria-busy'));
    }
    expect(app.bodies(onPost)).toEqual([{ isPinned: true }, { isLocked: true }, { hasDoseNote: false }]);
  });

  it('neither pins nor locks a reply', async () => {
    await openModeration([{ ...report, replyId: aReply(1).id }]);
    expect(await screen.findByText(/^Resposta em/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Fixar' })).not.toBeInTheDocument();
    const path = `PATCH /api/admin/community/replies/${aReply(1).id}`;
    app.answers[path] = { body: { id: aReply(1).id } };
    await press('Tirar o aviso sobre doses');
    await waitFor(() => expect(app.bodies(path)).toEqual([{ hasDoseNote: false }]));
  });

  it('shows a hidden text again', async () => {
    await openModeration([{ ...report, decision: 'hidden', decidedAt: report.createdAt, isHidden: true }]);
    app.answers[onPost] = { body: { id: aPost(1).id } };
    await userEvent.click(await screen.findByRole('radio', { name: 'Decididas' }));
    expect(await screen.findByText('Ocultada')).toBeInTheDocument();
    // Nobody but its author finds it at its address.
    expect(screen.queryByRole('link', { name: 'Postagem 1' })).not.toBeInTheDocument();
    await press('Voltar a mostrar');
    await waitFor(() => expect(app.bodies(onPost)).toEqual([{ isHidden: false }]));
  });

  it('offers to try again, and says what could not be done', async () => {
    await openModeration([report]);
    app.answers[decision] = { status: 503 };
    await press('Ocultar');
    expect(await screen.findByText('Não foi possível concluir. Tente de novo.')).toBeInTheDocument();
    expect(await screen.findByText('Tomem o dobro.')).toBeInTheDocument();
  });
});

it('the log tells what was done to which text', async () => {
  const entry = { id: report.id, createdAt: report.createdAt, postId: aPost(1).id, replyId: null };
  app.answers['GET /api/admin/community/log'] = {
    body: [
      { ...entry, action: 'hidden', postTitle: 'Postagem 1' },
      { ...entry, id: aPost(2).id, action: 'kept', replyId: aReply(1).id, postTitle: 'Postagem 1' },
      { ...entry, id: aPost(3).id, action: 'pinned', postTitle: null },
    ],
  };
  await openModeration([]);
  await userEvent.click(await screen.findByRole('radio', { name: 'Registro' }));
  expect(await screen.findByText('Ocultou a postagem “Postagem 1”')).toBeInTheDocument();
  expect(screen.getByText('Manteve no ar uma resposta em “Postagem 1”')).toBeInTheDocument();
  expect(screen.getByText('Fixou um texto que não existe mais')).toBeInTheDocument();
});

describe('on the page of a post', () => {
  it('the administrator pins it once the panel is open', async () => {
    app.state.posts = [aPost(1)];
    app.answers[onPost] = { body: { id: aPost(1).id } };
    rememberOpenGate();
    await app.openPost({ isAdmin: true });
    await press('Opções de “Postagem 1”');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Fixar' }));
    expect(await screen.findByText('Mudança feita pela moderação.')).toBeInTheDocument();
    expect(app.bodies(onPost)).toEqual([{ isPinned: true }]);
  });

  it('nobody else is offered it', async () => {
    app.state.posts = [aPost(1)];
    rememberOpenGate();
    await app.openPost();
    await press('Opções de “Postagem 1”');
    await screen.findByRole('menuitem', { name: 'Denunciar' });
    expect(screen.queryByRole('menuitem', { name: 'Fixar' })).not.toBeInTheDocument();
  });
});

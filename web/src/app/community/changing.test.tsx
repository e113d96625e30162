import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { COMMUNITY_KEY } from '../../features/community/community-key.ts';
import { queryClientFor } from '../../lib/query-client.ts';
import { session } from '../../lib/session.ts';
import { fill, findPage } from '../../testing/whole-app.tsx';
import { aPost, aReply, forum, help, startCommunity } from './community-fixture.ts';

const app = startCommunity();
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const CHECK = 'POST /api/chat/check';

describe('one’s own post', () => {
  const choose = async (item: string) => {
    await press(/^Opções de “/);
    await userEvent.click(await screen.findByRole('menuitem', { name: item }));
  };

  it('is edited', async () => {
    app.state.posts = [aPost(1, { isMine: true, tags: ['a', 'b'] })];
    const path = `PUT /api/community/posts/${aPost(1).id}`;
    app.answers[path] = { body: { ...aPost(1, { isMine: true }), help: null } };
    await app.openPost();
    await choose('Editar');
    await userEvent.clear(await screen.findByLabelText('Título'));
    await fill('Título', 'Outro título');
    await press('Salvar mudanças');
    expect(await screen.findByText('Mudanças salvas.')).toBeInTheDocument();
    expect(app.bodies(path)).toEqual([
      { etag: 'lido', title: 'Outro título', content: 'Texto 1', groupType: 'general', tags: ['a', 'b'] },
    ]);
  });

  it('is deleted after asking, and its forum follows', async () => {
    app.state.posts = [aPost(1, { isMine: true })];
    const path = `DELETE /api/community/posts/${aPost(1).id}`;
    app.answers[path] = { body: { id: aPost(1).id } };
    await app.openPost();
    await choose('Excluir');
    const dialog = await screen.findByRole('alertdialog', { name: 'Excluir esta postagem?' });
    expect(app.sent(path)).toEqual([]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Excluir' }));
    expect(await screen.findByText('Postagem excluída.')).toBeInTheDocument();
    expect(await findPage(forum.name)).toBeInTheDocument();
  });

  it('can neither be reported nor its author blocked', async () => {
    app.state.posts = [aPost(1, { isMine: true })];
    await app.openPost();
    await press(/^Opções de “/);
    expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual(['Editar', 'Excluir']);
  });
});

describe('somebody else’s text', () => {
  const choose = async (item: string) => {
    app.state.posts = [aPost(1)];
    await app.openPost();
    await press(/^Opções de “/);
    await userEvent.click(await screen.findByRole('menuitem', { name: item }));
  };

  it('is reported with a reason', async () => {
    app.answers['POST /api/community/reports'] = { status: 201, body: { reported: true } };
    await choose('Denunciar');
    await userEvent.click(await screen.findByLabelText('Preocupação com quem escreveu'));
    expect(await screen.findByText(/ligue 192 \(SAMU\) ou 188 \(CVV\)/)).toBeInTheDocument();
    await fill('Detalhes (opcional)', 'Parece muito triste.');
    await press('Enviar denúncia');
    expect(await screen.findByText(/^Denúncia enviada/)).toBeInTheDocument();
    expect(app.bodies('POST /api/community/reports')).toEqual([
      { postId: aPost(1).id, reason: 'worried_about_author', details: 'Parece muito triste.' },
    ]);
  });

  it('is blocked alone, and the question says so', async () => {
    app.answers['POST /api/community/blocks'] = () => {
      app.state.posts = [];
      return {
        status: 201,
        body: {
          id: aPost(9).id,
          createdAt: aPost(1).createdAt,
          postId: aPost(1).id,
          replyId: null,
          postTitle: 'x',
        },
      };
    };
    await choose('Ocultar para mim');
    const question = await screen.findByRole('alertdialog', { name: 'Ocultar esta postagem para você?' });
    expect(question).toHaveTextContent(/a mesma pessoa escreve em outros lugares continua aparecendo/);
    await userEvent.click(within(question).getByRole('button', { name: 'Ocultar' }));
    expect(await screen.findByText('Texto ocultado para você.')).toBeInTheDocument();
    expect(await findPage(forum.name)).toBeInTheDocument();
    expect(app.bodies('POST /api/community/blocks')).toEqual([{ postId: aPost(1).id }]);
  });
});

it('a blocked text is shown again', async () => {
  const block = {
    id: aPost(9).id,
    createdAt: aPost(1).createdAt,
    postId: aPost(1).id,
    replyId: null,
    postTitle: 'Ofensas',
  };
  let blocks = [block];
  app.answers['GET /api/community/blocks'] = () => ({ body: blocks });
  app.answers[`DELETE /api/community/blocks/${block.id}`] = () => {
    blocks = [];
    return { body: { id: block.id } };
  };
  await app.open('/community');
  await press('Textos ocultos');
  await press('Mostrar Postagem “Ofensas”');
  expect(await screen.findByText('Você não ocultou nenhum texto.')).toBeInTheDocument();
});

describe('a reply', () => {
  const path = `POST /api/community/posts/${aPost(1).id}/replies`;

  it('is sent and stands under the post', async () => {
    app.state.posts = [aPost(1)];
    app.answers[path] = () => {
      app.state.replies = [aReply(1, { isMine: true, content: 'Força!' })];
      return { status: 201, body: { ...app.state.replies[0], help: null } };
    };
    await app.openPost();
    expect(await screen.findByText(/^Ninguém respondeu ainda/)).toBeInTheDocument();
    await fill('Sua resposta', 'Força!');
    await press('Responder');
    expect(await screen.findByText('Sua resposta foi publicada.')).toBeInTheDocument();
    expect(await screen.findByText('Força!')).toBeInTheDocument();
    expect(screen.getByLabelText('Sua resposta')).toHaveValue('');
    expect(app.bodies(path)).toEqual([{ content: 'Força!' }]);
  });

  it('to a post that was locked meanwhile stays in the form, with the reason', async () => {
    app.state.posts = [aPost(1)];
    const message = 'Esta postagem está fechada para novas respostas.';
    app.answers[path] = { status: 409, body: { message, code: 'locked' } };
    await app.openPost();
    await fill('Sua resposta', 'Força!');
    await press('Responder');
    expect(await screen.findByText('Não foi possível publicar sua resposta.')).toBeInTheDocument();
    expect(screen.getByText(message)).toBeInTheDocument();
    expect(screen.getByLabelText('Sua resposta')).toHaveValue('Força!');
  });

  it('keeps the words of whoever was writing when the post was closed', async () => {
    app.state.posts = [aPost(1)];
    await app.openPost();
    await fill('Sua resposta', 'Quase pronta');
    app.state.posts = [aPost(1, { isLocked: true })];
    const client = queryClientFor(session.get()?.user.id ?? null);
    await act(() => client.invalidateQueries({ queryKey: COMMUNITY_KEY }));
    expect(await screen.findByText('Esta postagem está fechada para novas respostas.')).toBeInTheDocument();
    expect(screen.getByLabelText('Sua resposta')).toHaveValue('Quase pronta');
    expect(screen.queryByRole('button', { name: 'Responder' })).not.toBeInTheDocument();
    await press('Descartar rascunho');
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('shows its author help first', async () => {
    app.state.posts = [aPost(1)];
    app.answers[CHECK] = { body: { help } };
    await app.openPost();
    await fill('Sua resposta', 'Estou com dor no peito');
    await press('Responder');
    expect(await screen.findByRole('alert')).toHaveTextContent('Isto pode ser uma emergência');
    expect(app.sent(path)).toEqual([]);
    expect(app.bodies(CHECK)).toEqual([{ text: 'Estou com dor no peito' }]);
  });

  it('of one’s own is edited and deleted', async () => {
    app.state.posts = [aPost(1)];
    app.state.replies = [aReply(1, { isMine: true })];
    const own = `/api/community/replies/${aReply(1).id}`;
    app.answers[`PUT ${own}`] = { body: { ...aReply(1, { content: 'Melhor assim' }), help: null } };
    app.answers[`DELETE ${own}`] = () => {
      app.state.replies = [];
      return { body: { id: aReply(1).id } };
    };
    await app.openPost();
    await press('Opções da resposta');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Editar' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Editar resposta' }));
    await userEvent.clear(dialog.getByLabelText('Sua resposta'));
    await userEvent.type(dialog.getByLabelText('Sua resposta'), 'Melhor assim');
    await press('Salvar mudanças');
    expect(await screen.findByText('Mudanças salvas.')).toBeInTheDocument();
    expect(app.bodies(`PUT ${own}`)).toEqual([{ etag: 'lido', content: 'Melhor assim' }]);
    await press('Opções da resposta');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Excluir' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Excluir' }));
    expect(await screen.findByText('Resposta excluída.')).toBeInTheDocument();
    expect(await screen.findByText(/^Ninguém respondeu ainda/)).toBeInTheDocument();
    // Who works with the keyboard stays where the reply was.
    expect(screen.getByText(/^Ninguém respondeu ainda/).parentElement).toHaveFocus();
  });
});

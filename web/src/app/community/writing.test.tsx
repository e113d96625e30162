import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { fill } from '../../testing/whole-app.tsx';
import { aPost, forum, help, startCommunity } from './community-fixture.ts';

const app = startCommunity();
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const CHECK = 'POST /api/chat/check';
const POSTS = 'POST /api/community/posts';
const published = (change = {}) => ({
  status: 201,
  body: { ...aPost(7, { isMine: true }), help: null, ...change },
});

const openDialog = async () => {
  await app.openForum();
  await press('Nova postagem');
  return screen.findByRole('dialog', { name: 'Nova postagem' });
};

describe('a new post', () => {
  it('asks for title and text', async () => {
    await openDialog();
    await press('Publicar');
    await waitFor(() => expect(screen.getByLabelText('Título')).toBeInvalid());
    expect(screen.getByLabelText('Texto')).toBeInvalid();
    expect(app.sent(CHECK)).toEqual([]);
  });

  it('is published with its tags and subject', async () => {
    app.answers[POSTS] = () => {
      app.state.posts = [aPost(7, { title: 'Oi, gente' })];
      return published();
    };
    await openDialog();
    await fill('Título', 'Oi, gente');
    await fill('Texto', 'Cheguei agora.');
    expect(screen.getByText('9 de 200 caracteres')).toBeInTheDocument();
    await fill('Tags (opcional)', '#sensor, viagem');
    await userEvent.selectOptions(screen.getByLabelText('Assunto'), 'Diabetes');
    await press('Publicar');
    expect(await screen.findByText('Sua postagem foi publicada na comunidade.')).toBeInTheDocument();
    expect(app.bodies(POSTS)).toEqual([
      {
        forumId: forum.id,
        title: 'Oi, gente',
        content: 'Cheguei agora.',
        groupType: 'diabetes',
        tags: ['sensor', 'viagem'],
      },
    ]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Oi, gente' })).toBeInTheDocument();
  });

  it('that could not be published stays in the form, with the server’s words', async () => {
    app.answers[POSTS] = {
      status: 429,
      body: { message: 'Tente de novo em 20 segundos.', code: 'too_many' },
    };
    await openDialog();
    await fill('Título', 'Oi');
    await fill('Texto', 'Cheguei.');
    await press('Publicar');
    expect(await screen.findByText('Não foi possível publicar sua postagem.')).toBeInTheDocument();
    expect(screen.getByText('Tente de novo em 20 segundos.')).toBeInTheDocument();
    expect(screen.getByLabelText('Texto')).toHaveValue('Cheguei.');
  });

  it('goes out although the question before it failed', async () => {
    app.answers[CHECK] = { status: 503 };
    app.answers[POSTS] = published();
    await openDialog();
    await fill('Título', 'Oi');
    await fill('Texto', 'Cheguei.');
    await press('Publicar');
    expect(await screen.findByText('Sua postagem foi publicada na comunidade.')).toBeInTheDocument();
  });
});

describe('a text that speaks of an emergency', () => {
  const write = async () => {
    app.answers[CHECK] = { body: { help } };
    app.answers[POSTS] = published({ help });
    await openDialog();
    await fill('Título', 'Socorro');
    await fill('Texto', 'Dor forte no peito');
    await press('Publicar');
    return screen.findByRole('alert');
  };

  it('shows its author whom to call before anything is published, and lets them write on', async () => {
    const card = await write();
    expect(card).toHaveTextContent('Isto pode ser uma emergência');
    expect(within(card).getByRole('link', { name: 'SAMU 192' })).toHaveAttribute('href', 'tel:192');
    expect(card).toHaveTextContent('Sente-se ou deite-se.');
    expect(app.sent(POSTS)).toEqual([]);
    await press('Voltar a escrever');
    expect(await screen.findByLabelText('Texto')).toHaveValue('Dor forte no peito');
    expect(screen.getByLabelText('Texto')).toHaveFocus();
  });

  it('can be published all the same, and shows the help again after', async () => {
    await write();
    await press('Publicar mesmo assim');
    expect(await screen.findByText(/Seu texto foi publicado/)).toBeInTheDocument();
    expect(app.sent(POSTS)).toHaveLength(1);
    expect(screen.getByRole('alert')).toHaveTextContent('Isto pode ser uma emergência');
    // Nothing lies over whom to call.
    expect(screen.queryByText('Sua postagem foi publicada na comunidade.')).not.toBeInTheDocument();
    await press('Fechar aviso');
    expect(await screen.findByText('Sua postagem foi publicada na comunidade.')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});

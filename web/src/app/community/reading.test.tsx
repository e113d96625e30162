import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { COMMUNITY_KEY } from '../../features/community/community-key.ts';
import { queryClientFor } from '../../lib/query-client.ts';
import { session } from '../../lib/session.ts';
import { findPage } from '../../testing/whole-app.tsx';
import { aPost, aReply, forum, startCommunity } from './community-fixture.ts';

const app = startCommunity();
const rowOf = async (title: string) => {
  const row = (await screen.findByRole('link', { name: title })).closest('li');
  if (!row) throw new Error(`no row of ${title}`);
  return within(row);
};

describe('the community', () => {
  it('begins with the forums, each leading to its posts', async () => {
    await app.open('/community');
    await findPage('Comunidade');
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Fóruns');
    await userEvent.click(await screen.findByRole('link', { name: forum.name }));
    expect(await findPage(forum.name)).toBeInTheDocument();
    expect(await screen.findByText('Ninguém escreveu aqui ainda')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: 'Voltar aos fóruns' }));
    expect(await findPage('Comunidade')).toBeInTheDocument();
  });

  it('shows the ten newest of all forums, with the tab in the address', async () => {
    app.state.posts = [aPost(1)];
    await app.open('/community');
    await userEvent.click(await screen.findByRole('tab', { name: 'Recentes' }));
    const row = await rowOf('Postagem 1');
    expect(await row.findByText(/Diabetes tipo 2/)).toBeInTheDocument();
    expect(location.search).toBe('?aba=recentes');
    expect(app.sent('GET /api/community/posts?limit=10')).toHaveLength(1);
  });

  it('offers to try again', async () => {
    app.answers['GET /api/community/posts'] = { status: 503 };
    await app.openForum();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Não foi possível carregar as postagens');
    app.answers['GET /api/community/posts'] = { body: [aPost(1)] };
    await userEvent.click(within(alert).getByRole('button', { name: 'Tentar de novo' }));
    expect(await screen.findByText('Postagem 1')).toBeInTheDocument();
  });
});

describe('a post in a list', () => {
  it('shows 150 characters, marks, tags and counts, and who wrote it without a name', async () => {
    app.state.posts = [
      aPost(1, {
        content: 'a'.repeat(200),
        isMine: true,
        firstName: 'Lúcia',
        isPinned: true,
        isLocked: true,
        tags: ['viagem'],
        groupType: 'nutrition',
        repliesCount: 9,
        viewsCount: 1,
      }),
      aPost(2, { hasDoseNote: true, isHidden: true, hiddenReason: 'many_links' }),
    ];
    await app.openForum();
    const mine = await rowOf('Postagem 1');
    expect(mine.getByText(`${'a'.repeat(150)}…`)).toBeInTheDocument();
    for (const words of ['Fixada', 'Fechada para respostas', '9 respostas', '1 visualização', 'Nutrição', '#viagem'])
      expect(mine.getByText(words)).toBeInTheDocument();
    expect(mine.getByText('Você')).toBeInTheDocument();
    expect(mine.queryByText(/Lúcia/)).not.toBeInTheDocument();
    const other = await rowOf('Postagem 2');
    expect(other.getByText('Membro')).toBeInTheDocument();
    expect(other.queryByText('Fixada')).not.toBeInTheDocument();
    expect(other.getByText(/Fala em mudar dose/)).toBeInTheDocument();
    expect(other.getByText(/por enquanto, só você vê/)).toBeInTheDocument();
  });
});

describe('search and order', () => {
  it('wait for the end of the word, and stand in the address', async () => {
    await app.openForum();
    await screen.findByText('Ninguém escreveu aqui ainda');
    await userEvent.type(screen.getByRole('searchbox'), 'pressão');
    expect(await screen.findByText('Nada encontrado para “pressão”')).toBeInTheDocument();
    await userEvent.selectOptions(screen.getByRole('combobox'), 'Mais curtidas');
    await waitFor(() => expect(location.search).toBe('?ordem=popular&busca=press%C3%A3o'));
    const queries = app.sent('GET /api/community/posts?').map(({ url }) => new URL(url, 'http://x').searchParams);
    expect(new Set(queries.map((query) => query.get('forumId')))).toEqual(new Set([forum.id]));
    expect(queries.map((query) => [query.get('sort'), query.get('q')])).toEqual([
      ['recent', null],
      ['recent', 'pressão'],
      ['popular', 'pressão'],
    ]);
    await userEvent.click(await screen.findByRole('button', { name: 'Limpar a busca' }));
    expect(await screen.findByText('Ninguém escreveu aqui ainda')).toBeInTheDocument();
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });
});

describe('a long list', () => {
  it('goes on as one scrolls, and shows nothing twice', async () => {
    app.answers['GET /api/community/posts'] = ({ url }) =>
      url.includes('cursor=fim')
        ? { body: [aPost(2), aPost(3)] }
        : { body: [aPost(1), aPost(2)], headers: { 'x-next-cursor': 'fim' } };
    await app.openForum();
    expect(await screen.findByText('Postagem 3')).toBeInTheDocument();
    expect(screen.getAllByText('Postagem 2')).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Mostrar mais postagens' })).not.toBeInTheDocument();
  });

  it('says that the rest did not come, and fetches it when asked', async () => {
    let isDown = true;
    app.answers['GET /api/community/posts'] = ({ url }) => {
      if (!url.includes('cursor=')) return { body: [aPost(1)], headers: { 'x-next-cursor': 'fim' } };
      return isDown ? { status: 503 } : { body: [aPost(2)] };
    };
    await app.openForum();
    await screen.findByText('o resto não carregou');
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'tentar de novo' }));
    expect(await screen.findByText('Postagem 2')).toBeInTheDocument();
  });
});

describe('a like', () => {
  const heart = () => screen.findByRole('button', { name: /^Curtir “Postagem 1”/ });

  it('is what stands in the person’s list of likes', async () => {
    app.state.posts = [aPost(1, { isLiked: false })];
    app.state.likes = [{ postId: aPost(1).id, replyId: null }];
    await app.openForum();
    await waitFor(async () => expect(await heart()).toHaveAttribute('aria-pressed', 'true'));
  });

  it('turns round at once and says how it shall be', async () => {
    app.state.posts = [aPost(1)];
    app.answers['POST /api/community/likes'] = { body: { liked: true, likesCount: 8 } };
    await app.openForum();
    await userEvent.click(await heart());
    expect(await heart()).toHaveAttribute('aria-pressed', 'true');
    await waitFor(async () => expect(await heart()).toHaveAccessibleName('Curtir “Postagem 1”: 8 curtidas'));
    expect(app.bodies('POST /api/community/likes')).toEqual([{ postId: aPost(1).id, liked: true }]);
  });

  it('turns again while the first turn is under way, and goes out in order', async () => {
    app.state.posts = [aPost(1)];
    app.answers['POST /api/community/likes'] = ({ body }) => {
      const { liked } = JSON.parse(body);
      return { body: { liked, likesCount: liked ? 4 : 3 } };
    };
    await app.openForum();
    await userEvent.click(await heart());
    await userEvent.click(await heart());
    expect(await heart()).toHaveAttribute('aria-pressed', 'false');
    await waitFor(() =>
      expect(app.bodies('POST /api/community/likes').map(({ liked }) => liked)).toEqual([true, false]),
    );
    await waitFor(async () => expect(await heart()).toHaveAccessibleName('Curtir “Postagem 1”: 3 curtidas'));
  });

  it('that was not saved turns back without a toast, and goes out again when asked', async () => {
    app.state.posts = [aPost(1)];
    app.answers['POST /api/community/likes'] = { status: 503 };
    await app.openForum();
    await userEvent.click(await heart());
    await screen.findByText('não salvo');
    expect(await heart()).toHaveAttribute('aria-pressed', 'false');
    expect(screen.queryByText('Erro')).not.toBeInTheDocument();
    app.answers['POST /api/community/likes'] = { body: { liked: true, likesCount: 4 } };
    await userEvent.click(screen.getByRole('button', { name: 'tentar de novo' }));
    await waitFor(async () => expect(await heart()).toHaveAttribute('aria-pressed', 'true'));
    expect(screen.queryByText('não salvo')).not.toBeInTheDocument();
  });
});

describe('the page of a post', () => {
  it('shows the whole text with its lines and links, and nothing of it as markup', async () => {
    const content = 'Linha 1\nhttps://saude.gov.br/x. <img src=x onerror=alert(1)> javascript:alert(1)';
    app.state.posts = [aPost(1, { content, title: '<b>Oi</b>' })];
    await app.openPost();
    expect(await findPage('<b>Oi</b>')).toBeInTheDocument();
    const article = screen.getByRole('article');
    expect(article).toHaveTextContent(content.replace('\n', ' '));
    const links = within(article).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['https://saude.gov.br/x']);
    expect(links[0]).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc');
    expect(article.querySelector('img, b')).toBeNull();
  });

  it('says that a post is gone', async () => {
    app.answers['GET /api/community/posts/nada'] = { status: 404 };
    await app.open('/community/posts/nada');
    expect(await findPage('Esta postagem não está mais aqui')).toBeInTheDocument();
  });

  it('takes no replies where it is locked', async () => {
    app.state.posts = [aPost(1, { isLocked: true })];
    app.state.replies = [aReply(1)];
    await app.openPost();
    expect(await screen.findByText('Esta postagem está fechada para novas respostas.')).toBeInTheDocument();
    expect(await screen.findByText('Resposta 1')).toBeInTheDocument();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('reads again when the community changed', async () => {
    app.state.posts = [aPost(1, { repliesCount: 0 })];
    await app.openPost();
    await screen.findByText('0 respostas');
    app.state.posts = [aPost(1, { repliesCount: 1 })];
    const client = queryClientFor(session.get()?.user.id ?? null);
    await act(() => client.invalidateQueries({ queryKey: COMMUNITY_KEY }));
    expect(await screen.findByText('1 resposta')).toBeInTheDocument();
  });
});

describe('the dashboard', () => {
  it('shows the three newest posts, the two statistics and the ways in', async () => {
    app.state.posts = [aPost(1), aPost(2), aPost(3)];
    await app.open('/dashboard');
    expect(await screen.findByRole('link', { name: 'Postagem 3' })).toHaveAttribute(
      'href',
      `/community/posts/${aPost(3).id}`,
    );
    const card = within(screen.getByRole('region', { name: 'Comunidade' }));
    for (const name of ['Participar', 'Ver comunidade'])
      expect(card.getByRole('link', { name })).toHaveAttribute('href', '/community');
    expect(card.getByText('1.2k')).toBeInTheDocument();
    expect(card.getByText('Exemplo')).toBeInTheDocument();
    expect(card.getByText('850')).toBeInTheDocument();
    expect(app.sent('GET /api/community/posts?limit=3')).toHaveLength(1);
  });
});

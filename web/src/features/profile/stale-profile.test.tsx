import { act, screen, waitFor } from '@testing-library/react';
import type { HealthProfileWithEtag } from '@vida/contract/profile/profile-endpoints.ts';
import { describe, expect, it } from 'vitest';
import { healthProfileQuery } from '../../lib/health-profile.ts';
import { queryClientFor } from '../../lib/query-client.ts';
import { createProfileBench, savedFields, savedProfile } from './profile-fixture.tsx';

const { server, user, edit, save, group } = createProfileBench();

const elsewhere = (change: Partial<HealthProfileWithEtag>): HealthProfileWithEtag => ({
  ...savedProfile,
  ...change,
  etag: 'dois',
});

/** The page hears that another window saved. */
const hear = (profile: HealthProfileWithEtag) =>
  act(() => queryClientFor('lucia').setQueryData(healthProfileQuery().queryKey, profile));

const typeHeight = async (cm: string) => {
  const height = screen.getByRole('textbox', { name: 'Altura' });
  await user.clear(height);
  await user.type(height, cm);
};
const allergy = (name: string) => group('Alergias alimentares').getByRole('checkbox', { name });

describe('a profile that was saved elsewhere while it is edited here', () => {
  it('keeps both lists, says what came, and is saved by pressing again', async () => {
    await edit();
    await typeHeight('165');
    await user.click(allergy('Ovos'));
    server.profile = elsewhere({ foodAllergies: ['Amendoim', 'Leite', 'Pequi'] });
    await save();

    expect(await screen.findByText('Alergias alimentares: entraram Leite, Pequi.')).toBeVisible();
    expect(screen.getByText('Alterado em outro lugar').closest('[role=status]')).toHaveFocus();
    for (const name of ['Amendoim', 'Leite', 'Ovos', 'Pequi']) expect(allergy(name)).toBeChecked();
    expect(screen.getByRole('textbox', { name: 'Altura' })).toHaveValue('165');
    expect(screen.queryByText('Erro')).toBeNull();
    expect(server.sent).toEqual([]);

    await save();
    const foodAllergies = ['Amendoim', 'Ovos', 'Leite', 'Pequi'];
    await waitFor(() => expect(server.sent).toEqual([{ ...savedFields, height: 165, foodAllergies, etag: 'dois' }]));
    expect(await screen.findByText('Perfil de saúde atualizado com sucesso.')).toBeVisible();
    expect(screen.queryByText('Alterado em outro lugar')).toBeNull();
  });

  it('asks which of two values shall be, and loses neither', async () => {
    await edit();
    await typeHeight('165');
    server.profile = elsewhere({ height: 170 });
    await save();
    const question = await screen.findByRole('group', { name: 'Altura: qual vale?' });
    expect(question).toBeVisible();
    expect(screen.getByRole('radio', { name: '165 cm (o seu, daqui)' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: '170 cm (salvo em outro lugar)' }));
    expect(screen.getByRole('textbox', { name: 'Altura' })).toHaveValue('170');
    await user.click(screen.getByRole('radio', { name: '165 cm (o seu, daqui)' }));
    await save();
    await waitFor(() => expect(server.sent).toEqual([{ ...savedFields, height: 165, etag: 'dois' }]));
  });

  it('is told at once where this window hears of it', async () => {
    await edit();
    await typeHeight('165');
    hear(elsewhere({ foodAllergies: ['Amendoim', 'Leite'], bloodType: 'A-' }));
    expect(await screen.findByText('Alergias alimentares: entrou Leite.')).toBeVisible();
    expect(screen.getByText('Tipo sanguíneo: agora A- (antes: O+).')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Altura' })).toHaveFocus();
    expect(allergy('Leite')).toBeChecked();
  });

  it('is not erased by an answer to a question that stood meanwhile', async () => {
    await edit();
    await typeHeight('110');
    await save();
    const confirm = await screen.findByRole('button', { name: 'Está certo, salvar' });
    server.profile = elsewhere({ foodAllergies: ['Amendoim', 'Leite'] });
    hear(server.profile as HealthProfileWithEtag);
    await user.click(confirm);
    const foodAllergies = ['Amendoim', 'Leite'];
    await waitFor(() => expect(server.sent).toEqual([{ ...savedFields, height: 110, foodAllergies, etag: 'dois' }]));
  });

  it('shows what it refuses then, wherever it was folded away', async () => {
    await edit();
    await typeHeight('110');
    const fold = screen.getByRole('button', { name: 'Informações físicas e metas' });
    await user.click(fold);
    await save();
    const confirm = await screen.findByRole('button', { name: 'Está certo, salvar' });
    hear(elsewhere({ currentWeight: 300 }));
    await user.click(confirm);
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Peso atual' })).toBeInvalid());
    expect(fold).toHaveAttribute('aria-expanded', 'true');
    expect(server.sent).toEqual([]);
  });

  it('is simply followed by a form that nobody touched', async () => {
    await edit();
    hear(elsewhere({ foodAllergies: ['Leite'], height: 170 }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Altura' })).toHaveValue('170'));
    expect(allergy('Leite')).toBeChecked();
    expect(screen.queryByText('Alterado em outro lugar')).toBeNull();
    server.profile = elsewhere({ foodAllergies: ['Leite'], height: 170 });
    await save();
    await waitFor(() =>
      expect(server.sent).toEqual([{ ...savedFields, foodAllergies: ['Leite'], height: 170, etag: 'dois' }]),
    );
  });
});

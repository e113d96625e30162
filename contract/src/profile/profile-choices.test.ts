import { describe, expect, it } from 'vitest';
import { OTHER_CHOICE, PROFILE_LISTS } from './profile-choices.ts';
import { bloodTypeSchema, exerciseLevelSchema, newHealthProfileSchema } from './profile-schemas.ts';

const choices = Object.fromEntries(PROFILE_LISTS.map((each) => [each.list, each.choices]));

describe('the predefined choices', () => {
  it('of chronic conditions', () => {
    expect(choices.chronicConditions).toEqual([
      'Diabetes Tipo 1',
      'Diabetes Tipo 2',
      'Hipertensão',
      'Doença Cardíaca',
      'Asma',
      'Artrite',
      'Fibromialgia',
      'Doença Renal',
      'Obesidade',
      'Depressão',
      'Ansiedade',
      'Outros',
    ]);
  });

  it('of medications', () => {
    expect(choices.medications).toEqual([
      'Metformina',
      'Insulina',
      'Losartana',
      'Enalapril',
      'Sinvastatina',
      'Omeprazol',
      'Aspirina',
      'Levotiroxina',
      'Nenhum',
      'Outros',
    ]);
  });

  it('of dietary restrictions', () => {
    expect(choices.dietaryRestrictions).toEqual([
      'Vegetariano',
      'Vegano',
      'Sem Glúten',
      'Sem Lactose',
      'Baixo Sódio',
      'Baixo Açúcar',
      'Sem Nozes',
      'Kosher',
      'Halal',
      'Nenhuma',
      'Outros',
    ]);
  });

  it('of food allergies', () => {
    expect(choices.foodAllergies).toEqual([
      'Amendoim',
      'Nozes',
      'Leite',
      'Ovos',
      'Glúten',
      'Soja',
      'Peixes',
      'Frutos do Mar',
      'Sesame',
      'Mostarda',
      'Outros',
    ]);
  });

  it('of medication allergies', () => {
    expect(choices.medicationAllergies).toEqual([
      'Penicilina',
      'Aspirina',
      'Ibuprofeno',
      'Sulfa',
      'Codeína',
      'Morfina',
      'Anestésicos Locais',
      'Contraste Iodado',
      'Latex',
      'Dipirona',
      'Outros',
    ]);
  });

  it('of physical problems', () => {
    expect(choices.physicalProblems).toEqual([
      'Dor nas Costas',
      'Dor no Joelho',
      'Dor no Ombro',
      'Problema na Coluna',
      'Tendinite',
      'Bursite',
      'Artrose',
      'Fibromialgia',
      'Enxaqueca',
      'Insônia',
      'Outros',
    ]);
  });

  it('of disabilities', () => {
    expect(choices.disabilities).toEqual([
      'Deficiência Visual',
      'Deficiência Auditiva',
      'Deficiência Motora',
      'Cadeirante',
      'Amputação',
      'Paralisia Parcial',
      'Dificuldade de Locomoção',
      'Deficiência Intelectual',
      'Autismo',
      'Síndrome de Down',
      'Outros',
    ]);
  });

  it('of blood types', () => {
    expect(bloodTypeSchema.options).toEqual(['A+', 'A-', 'B+', 'B-', 'AB+', 'AB-', 'O+', 'O-']);
  });

  it('of exercise levels', () => {
    expect(exerciseLevelSchema.options).toEqual(['sedentary', 'beginner', 'intermediate', 'advanced']);
  });
});

it('every list has its field, and one for the text of its Outros', () => {
  const fields = Object.keys(newHealthProfileSchema.shape);
  for (const { list, other } of PROFILE_LISTS) expect(fields).toEqual(expect.arrayContaining([list, other]));
  expect(PROFILE_LISTS.every((each) => each.choices.at(-1) === OTHER_CHOICE)).toBe(true);
});

import type { FieldOption } from '../ui/fields/form-field.ts';

/** Brazil's time zones, by the places that people know them by. */
const brazilianZoneNames = {
  'America/Sao_Paulo': 'Brasília, Sul, Sudeste, Goiás (São Paulo)',
  'America/Bahia': 'Bahia (Salvador)',
  'America/Fortaleza': 'Ceará, Maranhão, Piauí, Rio Grande do Norte, Paraíba (Fortaleza)',
  'America/Recife': 'Pernambuco (Recife)',
  'America/Maceio': 'Alagoas, Sergipe (Maceió)',
  'America/Belem': 'Pará leste, Amapá (Belém)',
  'America/Araguaina': 'Tocantins (Araguaína)',
  'America/Santarem': 'Pará oeste (Santarém)',
  'America/Manaus': 'Amazonas (Manaus)',
  'America/Cuiaba': 'Mato Grosso (Cuiabá)',
  'America/Campo_Grande': 'Mato Grosso do Sul (Campo Grande)',
  'America/Porto_Velho': 'Rondônia (Porto Velho)',
  'America/Boa_Vista': 'Roraima (Boa Vista)',
  'America/Rio_Branco': 'Acre (Rio Branco)',
  'America/Noronha': 'Fernando de Noronha',
} as const;

/** Brazil's zones by their region, then every other zone the browser knows; `current` is always among them. */
export const timeZoneOptions = (current: string): FieldOption[] => {
  const brazilian = Object.entries(brazilianZoneNames).map(([value, label]) => ({ value, label }));
  const known = new Set<string>(brazilian.map(({ value }) => value));
  const others = [...new Set([current, ...Intl.supportedValuesOf('timeZone')])]
    .filter((zone) => !known.has(zone))
    .sort();
  return [...brazilian, ...others.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))];
};

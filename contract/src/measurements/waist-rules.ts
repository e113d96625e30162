import type { Sex } from '../profile/profile-schemas.ts';

/** What a waist says of the fat around the organs, for adults; information, never a diagnosis. */
export type WaistClass = 'usual' | 'raised' | 'high';

/** In cm, by sex. */
type WaistLimit = Readonly<Record<Sex, number>>;

/**
 * From here on the risk of diabetes and of the heart's diseases rises: International Diabetes Federation (2006), and
 * the 7ª Diretriz Brasileira de Hipertensão (2016), whose goal lies below.
 */
export const RAISED_WAIST_FROM: WaistLimit = { male: 94, female: 80 };
/** From here on it is high: Sociedade Brasileira de Diabetes, after NCEP ATP III. */
export const HIGH_WAIST_FROM: WaistLimit = { male: 102, female: 88 };

/** The class of a waist in cm. Whose sex is not known has none: the limits of both are told. */
export const classifyWaist = (waistCm: number, sex: Sex): WaistClass => {
  if (waistCm >= HIGH_WAIST_FROM[sex]) return 'high';
  return waistCm >= RAISED_WAIST_FROM[sex] ? 'raised' : 'usual';
};

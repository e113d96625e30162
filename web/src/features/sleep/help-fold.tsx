import { Fold } from '../../ui/fold.tsx';
import { pageMessages } from './page-messages.ts';

const { title, intro, signs, apnoea, driving, insulin, urgent } = pageMessages.help;

/** Signs that belong before a professional (domain: lifestyle, sleep), folded away: nobody shall be frightened. */
export const HelpFold = () => (
  <Fold title={title}>
    <div className="grid gap-3">
      <p>{intro}</p>
      <ul className="grid list-disc gap-1.5 pl-5">
        {signs.map((sign) => (
          <li key={sign}>{sign}</li>
        ))}
      </ul>
      <p>{apnoea}</p>
      <p>{driving}</p>
      <p>{insulin}</p>
      <p>{urgent}</p>
    </div>
  </Fold>
);

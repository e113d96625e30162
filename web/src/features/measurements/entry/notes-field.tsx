import { Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { TextareaField } from '../../../ui/fields/textarea-field.tsx';
import { measurementsMessages } from '../measurements-messages.ts';
import { MAX_NOTES } from './measurement-draft.ts';
import type { MeasurementFieldsProps } from './measurement-form.ts';

const { names } = measurementsMessages;

/** The person's own words, folded away until they are wanted. */
export const NotesField = ({ form }: Pick<MeasurementFieldsProps, 'form'>) => {
  const [isOpened, setOpened] = useState(false);
  const [isOpenAtFirst] = useState(form.getValues('notes') !== '');
  const { setFocus } = form;
  useEffect(() => {
    if (isOpened) setFocus('notes');
  }, [isOpened, setFocus]);
  if (isOpened || isOpenAtFirst)
    return <TextareaField control={form.control} name="notes" label={names.notes} rows={2} maxLength={MAX_NOTES} />;
  return (
    <div>
      <Button variant="ghost" icon={Plus} className="-ml-3" onClick={() => setOpened(true)}>
        {names.notes}
      </Button>
    </div>
  );
};

import { Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { TextareaField } from '../../../ui/fields/textarea-field.tsx';
import { entryMessages as messages } from './entry-messages.ts';
import type { MeasurementFieldsProps } from './measurement-fields.tsx';

const MAX_NOTES = 1000;

/** The person's own words, folded away until they are wanted. */
export const NotesField = ({ form }: Pick<MeasurementFieldsProps, 'form'>) => {
  const [isOpened, setOpened] = useState(false);
  const [isOpenAtFirst] = useState(form.getValues('notes') !== '');
  const { setFocus } = form;
  useEffect(() => {
    if (isOpened) setFocus('notes');
  }, [isOpened, setFocus]);
  if (isOpened || isOpenAtFirst)
    return (
      <TextareaField
        control={form.control}
        name="notes"
        label={messages.notes}
        rows={2}
        maxLength={MAX_NOTES}
      />
    );
  return (
    <div>
      <Button variant="ghost" icon={Plus} className="-ml-3" onClick={() => setOpened(true)}>
        {messages.addNotes}
      </Button>
    </div>
  );
};

import { Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { controlClass } from '../../../ui/fields/control-class.ts';
import { Field } from '../../../ui/fields/field.tsx';
import { toast } from '../../../ui/toast/toast-store.ts';
import { shoppingMessages as messages } from './shopping-messages.ts';

/** Copies the list; where the browser does not allow it (plain http), shows the text to be selected. */
export const CopyList = ({ text }: { text: string }) => {
  const [isShown, setShown] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast({ title: messages.copied });
    } catch {
      setShown(true);
    }
  };
  return (
    <div className="mt-4">
      <Button variant="outline" icon={Copy} onClick={() => void copy()}>
        {messages.copy}
      </Button>
      {isShown && (
        <Field label={messages.text} hint={messages.notCopied} className="mt-3">
          {(aria) => (
            <textarea
              {...aria}
              readOnly
              rows={8}
              className={controlClass()}
              value={text}
              onFocus={(event) => event.target.select()}
            />
          )}
        </Field>
      )}
    </div>
  );
};

import {
  Component,
  type ComponentType,
  createElement,
  type FunctionComponent,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react';
import { toast } from './toast/toast-store.ts';
import { uiMessages } from './ui-messages.ts';

/**
 * A component whose code comes when it is first drawn, or before: `load` rejects where it cannot, `preload` is silent.
 */
export type LazyPart<P> = FunctionComponent<P> & { readonly load: () => Promise<void>; readonly preload: () => void };

/**
 * How often somebody asked for what had failed: drawing anew by itself, as React does after an error, fetches nothing.
 */
let retries = 0;
export const retryLazyParts = (): void => {
  retries += 1;
};

/**
 * `lazyPart(async () => (await import('./some-part.tsx')).SomePart)`, a constant of the module: `React.lazy` that can
 * be tried again after a failure, and that draws code which is already there at once.
 */
export const lazyPart = <P extends object>(fetchCode: () => Promise<ComponentType<P>>): LazyPart<P> => {
  let fetched: ComponentType<P> | null = null;
  const load = async (): Promise<void> => {
    fetched = await fetchCode();
  };
  let failedAt: number | null = null;
  // React keeps a failure for good: the next attempt is another component.
  const startAttempt = (): ComponentType<P> =>
    lazy(async () => {
      try {
        return { default: await fetchCode() };
      } catch (error) {
        failedAt = retries;
        throw error;
      }
    }) as ComponentType<P>;
  let Attempt = startAttempt();
  const Part = (props: P) => {
    const [Code] = useState(() => {
      if (failedAt !== null && failedAt !== retries) {
        failedAt = null;
        Attempt = startAttempt();
      }
      return fetched ?? Attempt;
    });
    return createElement(Code, props);
  };
  return Object.assign(Part, { load, preload: () => void load().catch(() => {}) });
};

interface LazyBoundaryProps {
  /** In its place while the code comes: a skeleton of its size. */
  waiting?: ReactNode;
  /** Instead of a part that failed or whose code did not come; `retry` tries once more. Without it the page fails. */
  failed?: (retry: () => void) => ReactNode;
  /** When it changes, a part that failed is tried again by itself. */
  retryWith?: unknown;
  children: ReactNode;
}

/** Around lazy parts: keeps their place, and keeps a broken one from taking the page with it. */
export class LazyBoundary extends Component<LazyBoundaryProps, { error: unknown; hasFailed: boolean }> {
  override state = { error: null, hasFailed: false };

  static getDerivedStateFromError(error: unknown) {
    return { error, hasFailed: true };
  }

  override componentDidUpdate({ retryWith }: LazyBoundaryProps) {
    if (this.state.hasFailed && retryWith !== this.props.retryWith) this.retry();
  }

  /** The next one in this place begins anew. */
  override componentWillUnmount() {
    if (this.state.hasFailed) retryLazyParts();
  }

  private retry = (): void => {
    retryLazyParts();
    this.setState({ hasFailed: false });
  };

  override render() {
    const { waiting = null, failed, children } = this.props;
    const { error, hasFailed } = this.state;
    if (!hasFailed) return <Suspense fallback={waiting}>{children}</Suspense>;
    if (!failed) throw error;
    return failed(this.retry);
  }
}

/** What every dialog that is mounted only while it is open gets. */
export interface OpenDialogProps {
  onClose: () => void;
}

/**
 * A dialog (or a menu) whose code arrives when it is first opened (or when the button is pointed at or focused). Spread
 * `opener` on the button; `Dialog` is there while it is open; `open` is for what is no press of the button; `close`
 * takes it away and gives the focus back to the button. Code that cannot be fetched is told with a toast, and the
 * button can be pressed again.
 */
export const useLazyDialog = <P = OpenDialogProps>(part: LazyPart<P>) => {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isLoading, setLoading] = useState(false);
  useEffect(() => (isOpen ? () => button.current?.focus() : undefined), [isOpen]);

  const open = async (): Promise<void> => {
    if (isLoading) return;
    setLoading(true);
    try {
      await part.load();
      setOpen(true);
    } catch {
      toast({ title: uiMessages.error, description: uiMessages.connectionFailed, variant: 'destructive' });
    }
    setLoading(false);
  };
  const Dialog: ComponentType<P> | null = isOpen ? part : null;

  return {
    Dialog,
    isLoading,
    open: () => void open(),
    close: () => setOpen(false),
    opener: {
      ref: button,
      'aria-haspopup': 'dialog',
      'aria-expanded': isOpen,
      // Pressing tells a failure; here nobody asked for anything yet.
      onPointerEnter: part.preload,
      onFocus: part.preload,
      onClick: () => void open(),
    } as const,
  };
};

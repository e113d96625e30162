import { clsx } from 'clsx';
import { useMediaQuery } from '../../../lib/use-media-query.ts';
import { LazyBoundary, lazyPart } from '../../../ui/lazy-part.tsx';
import type { FigureDrawingProps } from './figure-drawing.tsx';

const FigureDrawing = lazyPart(async () => (await import('./figure-drawing.tsx')).FigureDrawing);

interface ExerciseFigureProps extends FigureDrawingProps {
  className?: string;
}

/**
 * The line figure of an exercise in a place of its size, which stays empty until the drawings are there, or where they
 * do not come. It moves only for who did not ask for less motion.
 */
export const ExerciseFigure = ({ className, wide = false, moving = false, ...props }: ExerciseFigureProps) => {
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  return (
    <div className={clsx('shrink-0', wide ? 'aspect-[2/1]' : 'aspect-square', className)}>
      <LazyBoundary failed={() => null}>
        <FigureDrawing wide={wide} moving={moving && !isStill} {...props} />
      </LazyBoundary>
    </div>
  );
};

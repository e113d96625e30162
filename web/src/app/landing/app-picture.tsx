// Screenshots of the demo account, taken by `npm run pictures`.
const files = import.meta.glob<string>('./pictures/*.webp', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
});

/** A screen of the app: its files are called after `name`, the theme and their width in pixels. */
export interface AppScreen {
  readonly name: string;
  /** Of the screen, in CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** In pixels, the smallest first. */
  readonly fileWidths: readonly [number, ...number[]];
}

const urlOf = ({ name }: AppScreen, theme: 'light' | 'dark', fileWidth: number): string | undefined =>
  files[`./pictures/${name}-${theme}-${fileWidth}.webp`];

/** 'a.webp 1280w, b.webp 2560w', or null when one of the files is missing. */
const findSources = (screen: AppScreen, theme: 'light' | 'dark'): string | null => {
  const sources = screen.fileWidths.map((pixels) => {
    const url = urlOf(screen, theme, pixels);
    return url ? `${url} ${pixels}w` : null;
  });
  return sources.includes(null) ? null : sources.join(', ');
};

/** Whether its pictures were taken. */
export const hasPicture = (screen: AppScreen): boolean => findSources(screen, 'light') !== null;

interface AppPictureProps {
  screen: AppScreen;
  alt: string;
  sizes: string;
  className: string;
}

/** A screen as it is, light or dark like the page; fetched when it comes near. */
export const AppPicture = ({ screen, alt, sizes, className }: AppPictureProps) => {
  const light = findSources(screen, 'light');
  const dark = findSources(screen, 'dark');
  if (!light) return null;
  return (
    <picture className="contents">
      {dark && <source media="(prefers-color-scheme: dark)" srcSet={dark} sizes={sizes} />}
      <img
        src={urlOf(screen, 'light', screen.fileWidths[0])}
        srcSet={light}
        sizes={sizes}
        width={screen.width}
        height={screen.height}
        alt={alt}
        loading="lazy"
        decoding="async"
        className={className}
      />
    </picture>
  );
};

import { landingMessages } from './landing-messages.ts';
import { column, sectionGap, sectionHeading } from './section-class.ts';

// Screenshots of the demo account, taken by `npm run pictures`.
const files = import.meta.glob<string>('./pictures/*.webp', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
});

/** A screen of the app: its files are called after `name`, the theme and their width in pixels. */
interface AppScreen {
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
const hasPicture = (screen: AppScreen): boolean => findSources(screen, 'light') !== null;

interface AppPictureProps {
  screen: AppScreen;
  alt: string;
  sizes: string;
  className: string;
}

/** A screen as it is, light or dark like the page; fetched when it comes near. */
const AppPicture = ({ screen, alt, sizes, className }: AppPictureProps) => {
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

const computer: AppScreen = { name: 'computer', width: 1280, height: 800, fileWidths: [1280, 2560] };
const phone: AppScreen = { name: 'phone', width: 360, height: 740, fileWidths: [360, 720] };

/** The product itself: its own screens on a computer and on a phone, light or dark like the page. */
export const ProductPictures = () => {
  if (!hasPicture(computer) || !hasPicture(phone)) return null;
  const { label, computer: computerAlt, phone: phoneAlt } = landingMessages.pictures;
  return (
    <section aria-label={label} className={`${column} relative pt-8 md:mb-10 md:pt-14`}>
      <AppPicture
        screen={computer}
        alt={computerAlt}
        sizes="(min-width: 1168px) 972px, 83vw"
        className="hidden h-auto w-[88%] rounded-lg shadow-float md:block"
      />
      <AppPicture
        screen={phone}
        alt={phoneAlt}
        sizes="(min-width: 1168px) 232px, (min-width: 761px) 20vw, 320px"
        className="mx-auto h-auto w-full max-w-80 rounded-[20px] shadow-float
md:absolute md:right-8 md:-bottom-10 md:w-[21%]"
      />
    </section>
  );
};

const { title, screens } = landingMessages.inside;

const toScreen = (name: string): AppScreen => ({ name, width: 360, height: 740, fileWidths: [540] });

/** Four screens of a day, as they are on a phone. */
export const InsidePictures = () => {
  if (!screens.every(({ name }) => hasPicture(toScreen(name)))) return null;
  return (
    <section className={`${column} ${sectionGap}`}>
      <h2 className={sectionHeading}>{title}</h2>
      <ul className="mt-7 grid grid-cols-2 gap-x-4 gap-y-8 md:mt-12 min-[901px]:grid-cols-4 min-[901px]:gap-x-8">
        {screens.map(({ name, alt, caption }) => (
          <li key={name}>
            <figure className="grid gap-3 md:gap-4">
              <AppPicture
                screen={toScreen(name)}
                alt={alt}
                sizes="(min-width: 1168px) 252px, (min-width: 901px) 22vw, 45vw"
                className="h-auto w-full rounded-[12px] shadow-float md:rounded-[20px]"
              />
              <figcaption className="text-sm md:text-base">{caption}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
};

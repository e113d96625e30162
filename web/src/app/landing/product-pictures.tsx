import { landingMessages } from './landing-messages.ts';
import { column } from './section-class.ts';

// Screenshots of the demo account; see pictures/README.md. Without the files the section is left out.
const files = import.meta.glob<string>('./pictures/*.webp', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
});

interface Shape {
  name: 'computer' | 'phone';
  width: number;
  height: number;
}

const computer: Shape = { name: 'computer', width: 1280, height: 800 };
const phone: Shape = { name: 'phone', width: 360, height: 740 };

/** 'a.webp 1280w, b.webp 2560w', or null when one of the two files is missing. */
const findSources = ({ name, width }: Shape, theme: 'light' | 'dark'): string | null => {
  const sources = [width, width * 2].map((pixels) => {
    const url = files[`./pictures/${name}-${theme}-${pixels}.webp`];
    return url ? `${url} ${pixels}w` : null;
  });
  return sources.includes(null) ? null : sources.join(', ');
};

interface PictureProps {
  shape: Shape;
  alt: string;
  sizes: string;
  className: string;
}

const Picture = ({ shape, alt, sizes, className }: PictureProps) => {
  const light = findSources(shape, 'light');
  const dark = findSources(shape, 'dark');
  if (!light) return null;
  return (
    <picture className="contents">
      {dark && <source media="(prefers-color-scheme: dark)" srcSet={dark} sizes={sizes} />}
      <img
        src={files[`./pictures/${shape.name}-light-${shape.width}.webp`]}
        srcSet={light}
        sizes={sizes}
        width={shape.width}
        height={shape.height}
        alt={alt}
        loading="lazy"
        decoding="async"
        className={className}
      />
    </picture>
  );
};

/** The product itself: its own screens on a computer and on a phone, light or dark like the page. */
export const ProductPictures = () => {
  if (!findSources(computer, 'light') || !findSources(phone, 'light')) return null;
  const { label, computer: computerAlt, phone: phoneAlt } = landingMessages.pictures;
  return (
    <section aria-label={label} className={`${column} relative pt-8 md:mb-10 md:pt-14`}>
      <Picture
        shape={computer}
        alt={computerAlt}
        sizes="(min-width: 1168px) 972px, 83vw"
        className="hidden h-auto w-[88%] rounded-lg shadow-float md:block"
      />
      <Picture
        shape={phone}
        alt={phoneAlt}
        sizes="(min-width: 1168px) 232px, (min-width: 761px) 20vw, 320px"
        className="mx-auto h-auto w-full max-w-80 rounded-[20px] shadow-float md:absolute md:right-8 md:-bottom-10 md:w-[21%]"
      />
    </section>
  );
};

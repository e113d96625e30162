import { AppPicture, type AppScreen, hasPicture } from './app-picture.tsx';
import { landingMessages } from './landing-messages.ts';
import { column, sectionGap, sectionHeading } from './section-class.ts';

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

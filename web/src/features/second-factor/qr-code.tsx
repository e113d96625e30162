import { encode } from 'uqr';

/** A light frame of four modules, as readers expect. */
const QUIET_ZONE = 4;

/** The text as a QR code, always dark on light, so that every camera reads it in the dark theme too. */
export const QrCode = ({ text, label }: { text: string; label: string }) => {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  const modules = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="w-full max-w-56 rounded-md bg-[white] text-[black]"
    >
      <path d={modules.join('')} fill="currentColor" />
    </svg>
  );
};

import { Avatar } from '../ui/avatar.tsx';
import { ProgressBar } from '../ui/progress-bar.tsx';
import { Ring } from '../ui/ring.tsx';
import { LabelledValue, Stat, StatValue } from '../ui/stat.tsx';
import { Vida, type VidaMood } from '../ui/vida.tsx';
import { WeekStrip } from '../ui/week-strip.tsx';
import { PartSection } from './part-section.tsx';

const moods: readonly VidaMood[] = ['greeting', 'cheering', 'thinking', 'resting', 'worried'];

/** Numbers, progress, people and Vida. */
export const FigureParts = () => (
  <>
    <PartSection title="Letra">
      <div>
        <StatValue value="112" unit="mg/dL" />
        <p className="text-2xl font-semibold">Título de página, 32</p>
        <p className="text-lg font-semibold">Título de seção, 20</p>
        <p>Texto, 17: sua média de açúcar no sangue (glicose) nos últimos 7 dias foi 137 mg/dL.</p>
        <p className="text-sm text-muted-foreground">Texto de apoio, 15: hoje, 06:52, em jejum</p>
        <p className="text-xs text-muted-foreground">Eixos e fontes, 13</p>
      </div>
    </PartSection>
    <PartSection title="Progresso">
      <div className="grid gap-x-8 gap-y-5 md:grid-cols-2">
        <div className="grid gap-4">
          <ProgressBar label="Carboidratos" value={70} max={200} unit="g" tone="carbs" />
          <ProgressBar label="Proteínas" value={46} max={80} unit="g" tone="protein" />
          <ProgressBar label="Fibras" value={17} max={30} unit="g" tone="fiber" layout="wide" />
        </div>
        <div className="flex flex-wrap items-center gap-6">
          <Ring label="Qualidade" value={8.4} max={10} tone="success" />
          <Ring label="Qualidade" value={7.1} max={10} tone="warning" />
          <Ring label="Exercícios" value={3} max={7} size={44} />
        </div>
      </div>
      <WeekStrip className="max-w-130" done={[true, true, true, true, false, false, false]} today={5} />
      <WeekStrip className="max-w-130" label="Hoje já feito" done={[true, false, true]} today={2} />
    </PartSection>
    <PartSection title="Valores">
      <div className="flex flex-wrap gap-8">
        <Stat label="Qualidade do sono" value="7,4" unit="h" note="Boa qualidade" />
        <Stat label="Exercícios da semana" value="3" unit="de 7" />
        <dl className="grid grid-cols-2 gap-8">
          <LabelledValue label="Altura" value="162 cm" />
          <LabelledValue label="Peso atual" value="78,4 kg" />
        </dl>
        <span className="flex items-center gap-2.5 font-semibold">
          <Avatar name="Lúcia Maria Andrade" />
          Lúcia Andrade
        </span>
      </div>
    </PartSection>
    <PartSection title="Vida">
      <div className="flex flex-wrap gap-6">
        {moods.map((mood) => (
          <div key={mood} className="grid justify-items-center gap-2">
            <Vida mood={mood} title={`Vida, ${mood}`} />
            <div className="flex gap-2">
              <Vida mood={mood} face size={44} />
              <Vida mood={mood} face size={32} />
            </div>
          </div>
        ))}
      </div>
    </PartSection>
  </>
);

import { Globe } from "lucide-react";
import { seasonNotes } from "@/app/layout/season-notes";
import { useStoredChoice } from "@/lib/use-stored-choice";

const hemispheres = ["northern", "southern"] as const;

type Hemisphere = (typeof hemispheres)[number];

/** IANA time zones south of the equator. */
const southernZones =
  /^(Antarctica|Australia|America\/(Argentina|Asuncion|Bahia|Buenos_Aires|Campo_Grande|Cuiaba|Fortaleza|La_Paz|Lima|Maceio|Montevideo|Porto_Velho|Punta_Arenas|Recife|Rio_Branco|Santiago|Sao_Paulo)|Africa\/(Blantyre|Bujumbura|Dar_es_Salaam|Gaborone|Harare|Johannesburg|Kigali|Kinshasa|Luanda|Lubumbashi|Lusaka|Maputo|Maseru|Mbabane|Nairobi|Windhoek)|Asia\/(Dili|Jakarta|Jayapura|Makassar)|Atlantic\/(St_Helena|Stanley)|Indian\/(Antananarivo|Comoro|Mauritius|Mayotte|Reunion)|Pacific\/(Apia|Auckland|Chatham|Easter|Efate|Fiji|Funafuti|Noumea|Port_Moresby|Rarotonga|Tahiti|Tongatapu))(\/|$)/;

/** The hemisphere of an IANA time zone; northern where it is not known. */
export function hemisphereOf(timeZone: string | undefined): Hemisphere {
  return southernZones.test(timeZone ?? "") ? "southern" : "northern";
}

/** One line on what to do in the garden this month, in the reader's hemisphere. For the browser alone. */
export function SeasonLine() {
  const [chosen, choose] = useStoredChoice("hemisphere", hemispheres);
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const hemisphere = chosen ?? hemisphereOf(timeZone);
  const other = hemisphere === "northern" ? "southern" : "northern";
  const note = seasonNotes[new Date().getMonth()];

  return (
    <>
      <p className="min-w-0 flex-1 py-1 leading-snug">
        <strong className="font-semibold">{`${note?.month}:`}</strong>{" "}
        <span>{note?.[hemisphere]}</span>
      </p>
      <button
        type="button"
        className="flex min-h-touch min-w-touch shrink-0 items-center justify-center gap-2 underline decoration-dotted underline-offset-4"
        onClick={() => choose(other)}
      >
        <Globe aria-hidden="true" size={18} className="sm:hidden" />
        <span className="max-sm:sr-only">{`Show the ${other} hemisphere`}</span>
      </button>
    </>
  );
}

import { useStoredChoice } from "@/lib/use-stored-choice";

const hemispheres = ["northern", "southern"] as const;

export type Hemisphere = (typeof hemispheres)[number];

/** IANA time zones south of the equator. */
const southernZones =
  /^(Antarctica|Australia|America\/(Argentina|Asuncion|Bahia|Buenos_Aires|Campo_Grande|Cuiaba|Fortaleza|La_Paz|Lima|Maceio|Montevideo|Porto_Velho|Punta_Arenas|Recife|Rio_Branco|Santiago|Sao_Paulo)|Africa\/(Blantyre|Bujumbura|Dar_es_Salaam|Gaborone|Harare|Johannesburg|Kigali|Kinshasa|Luanda|Lubumbashi|Lusaka|Maputo|Maseru|Mbabane|Nairobi|Windhoek)|Asia\/(Dili|Jakarta|Jayapura|Makassar)|Atlantic\/(St_Helena|Stanley)|Indian\/(Antananarivo|Comoro|Mauritius|Mayotte|Reunion)|Pacific\/(Apia|Auckland|Chatham|Easter|Efate|Fiji|Funafuti|Noumea|Port_Moresby|Rarotonga|Tahiti|Tongatapu))(\/|$)/;

/** The hemisphere of an IANA time zone; northern where it is not known. */
export function hemisphereOf(timeZone: string | undefined): Hemisphere {
  return southernZones.test(timeZone ?? "") ? "southern" : "northern";
}

/**
 * The user's hemisphere: the one they chose, or else that of their time zone. Must not run during prerendering, which
 * would use the build machine's time zone.
 * @returns the hemisphere, and a function that chooses one
 */
export function useHemisphere(): [Hemisphere, (hemisphere: Hemisphere) => void] {
  const [chosen, choose] = useStoredChoice("hemisphere", hemispheres);
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return [chosen ?? hemisphereOf(timeZone), choose];
}

import { useMemo } from "react";
import { useStoredChoice } from "@/lib/stored-choice";

const hemispheres = ["northern", "southern"] as const;

export type Hemisphere = (typeof hemispheres)[number];

/** IANA time zones, by the names that browsers report, some of which are outdated, such as "America/Cordoba". */
const southernZones =
  /^(Antarctica|Australia|America\/(Araguaina|Argentina|Asuncion|Bahia|Belem|Buenos_Aires|Campo_Grande|Catamarca|Cordoba|Coyhaique|Cuiaba|Eirunepe|Fortaleza|Guayaquil|Jujuy|La_Paz|Lima|Maceio|Manaus|Mendoza|Montevideo|Noronha|Porto_Velho|Punta_Arenas|Recife|Rio_Branco|Santarem|Santiago|Sao_Paulo)|Africa\/(Blantyre|Brazzaville|Bujumbura|Dar_es_Salaam|Gaborone|Harare|Johannesburg|Kigali|Kinshasa|Luanda|Lubumbashi|Lusaka|Maputo|Maseru|Mbabane|Nairobi|Windhoek)|Asia\/(Dili|Jakarta|Jayapura|Makassar|Pontianak)|Atlantic\/(South_Georgia|St_Helena|Stanley)|Indian\/(Antananarivo|Chagos|Christmas|Cocos|Comoro|Kerguelen|Mahe|Mauritius|Mayotte|Reunion)|Pacific\/(Apia|Auckland|Bougainville|Chatham|Easter|Efate|Enderbury|Fakaofo|Fiji|Funafuti|Galapagos|Gambier|Guadalcanal|Kanton|Marquesas|Nauru|Niue|Norfolk|Noumea|Pago_Pago|Pitcairn|Port_Moresby|Rarotonga|Tahiti|Tongatapu|Wallis))(\/|$)/;

/** The hemisphere of an IANA time zone; northern if the zone is unknown. */
export function hemisphereOf(timeZone: string | undefined): Hemisphere {
  return southernZones.test(timeZone ?? "") ? "southern" : "northern";
}

function timeZone(): string {
  // Needs no `Intl`, whose first call takes a while (lib/format.ts). Not in every browser.
  return "Temporal" in globalThis
    ? Temporal.Now.timeZoneId()
    : new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** The chosen hemisphere, or that of the time zone. Not for prerendering, which has the build machine's time zone. */
export function useHemisphere(): [Hemisphere, (hemisphere: Hemisphere) => void] {
  const [chosen, choose] = useStoredChoice("hemisphere", hemispheres);
  const local = useMemo(() => hemisphereOf(timeZone()), []);
  return [chosen ?? local, choose];
}

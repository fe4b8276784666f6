/** The names of today of zones that some browsers list by a former one. */
const namesOfToday: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Catamarca': 'America/Argentina/Catamarca',
  'America/Coral_Harbour': 'America/Atikokan',
  'America/Cordoba': 'America/Argentina/Cordoba',
  'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'America/Jujuy': 'America/Argentina/Jujuy',
  'America/Louisville': 'America/Kentucky/Louisville',
  'America/Mendoza': 'America/Argentina/Mendoza',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
};
const cityOf = (zone: string) => zone.slice(zone.lastIndexOf('/') + 1);

/** Returns the name of a zone that people use today. Browsers know it too. */
export const nameOfToday = (zone: string): string => namesOfToday[zone] ?? zone;

/** Writes the spaces of a name, such as `America/New_York`. */
export const spaced = (name: string): string => name.replaceAll('_', ' ');

/** Writes a zone by its name of today, with the former one, by which some still look for it. */
export function textOfZone(zone: string): string {
  const name = nameOfToday(zone);
  const former = Object.keys(namesOfToday).find((one) => namesOfToday[one] === name && cityOf(one) !== cityOf(name));
  return spaced(`${name}${former === undefined ? '' : ` (${cityOf(former)})`}`);
}

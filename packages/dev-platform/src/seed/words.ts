import type { Random } from './random.ts';

type Words = readonly [string, ...string[]];

const places: Words = [
  'Cedar Hill',
  'Mill Creek',
  'Old Quarry Road',
  'Union Depot',
  'Harper Street Water Tower',
  'Saint Brendan Hospital',
  'Lakeview Heights',
  'County Road 14',
  'Juniper Flats',
  'Riverside Grain Elevator',
  'Fairground East',
  'Northgate Mall Rooftop',
  'Pine Ridge',
  'Airport Perimeter West',
  'Salt Works',
  'Granite Pass',
  'Willow Bend School',
  'Dockside Cold Store',
  'Highway 61 Interchange',
  'Meadow Lane Substation',
];

const crews: Words = ['Crew Alder', 'Crew Birch', 'Crew Cedar', 'Crew Dogwood', 'Crew Elm', 'Crew Fir', 'Crew Hazel'];

/** Everyone who works on a program. */
export const people: Words = [
  'Mara Lindqvist',
  'Dwayne Porter',
  'Sofia Esposito',
  'Tomas Vidal',
  'Priya Raman',
  'Hana Kobayashi',
  'Kofi Mensah',
  'Elena Petrova',
  'Luis Ortega',
  'Grace Whitfield',
  'Omar Aziz',
  'Ingrid Solheim',
];

const companies: Words = [
  'North Mast Ltd',
  'South Span Inc',
  'East Fiber GmbH',
  'West Tower Co',
  'Keystone Rigging',
  'Bluestem Civil Works',
  'Longreach Cable Partners',
  'Summit Steel Erectors',
  'Tri-County Electric Contractors of the Upper Valley',
];

const materials: Words = [
  'Remote radio unit, band 66',
  'Panel antenna, 8 ft',
  'Hybrid trunk cable, 60 m',
  'Fiber distribution hub, 288 ports',
  'Rectifier shelf, 48 V',
  'Battery string, lithium, 100 Ah',
  'Equipment cabinet, outdoor',
  'Drop cable, 2 fibers, 150 m reel',
  'Grounding kit, 1/2 in',
];

/** The code and name of a site, such as `TX0412 Cedar Hill`. */
export function siteOf(random: Random, region: string): string {
  return `${region}${String(random.integer(1, 1999)).padStart(4, '0')} ${random.pick(places)}`;
}

/** The name of a field crew. */
export const crewOf = (random: Random): string => random.pick(crews);

/** The complete name of someone who works on the program. */
export const personOf = (random: Random): string => random.pick(people);

/** The name of a vendor's company. */
export const companyOf = (random: Random): string => random.pick(companies);

/** A material that a purchase order buys or a warehouse holds. */
export const materialOf = (random: Random): string => random.pick(materials);

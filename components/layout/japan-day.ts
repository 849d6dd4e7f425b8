/** The day of the build in Japan, YYYY-MM-DD: announcements and sales begin and end at the vendor's midnight. */
export const japanDay = new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Tokyo" }).format();

/** For the HTML of mails within mails, which is not shown: the table of 2,200 names would add 13 kB to the script. */
export const htmlEntities = {}
